"""Libraries of scientists: GPyTorch, BoTorch, torchdiffeq, torchmetrics, TorchMetrics' pictures, torch.distributions."""
import math

import torch

from cases import DEVICE, GPU, case, need
from models import before, made, seeded, tokens  # noqa: F401 (run.py calls before)


def line(n=60):
    x = torch.linspace(0, 1, n, device=DEVICE)
    return x, torch.sin(x * 2 * math.pi * 2) + 0.1 * seeded(n)


def exact_model(kernel, x, y):
    gp = need("gpytorch")

    class Exact(gp.models.ExactGP):
        def __init__(self):
            super().__init__(x, y, gp.likelihoods.GaussianLikelihood())
            self.mean_module, self.covar_module = gp.means.ConstantMean(), kernel()

        def forward(self, at):
            return gp.distributions.MultivariateNormal(self.mean_module(at), self.covar_module(at))

    return Exact().to(DEVICE)


def fit(model, loss, steps=6):
    opt, losses = torch.optim.Adam(model.parameters(), 0.1), []
    model.train()
    for _ in range(steps):
        opt.zero_grad()
        value = loss()
        value.backward()
        opt.step()
        losses.append(value.detach())
    return torch.stack(losses)


def exact(kernel):
    gp = need("gpytorch")
    x, y = line()
    model = exact_model(kernel, x, y)
    likelihood = gp.mlls.ExactMarginalLogLikelihood(model.likelihood, model)
    losses = fit(model, lambda: -likelihood(model(x), y))
    model.eval()
    with torch.no_grad():
        seen = model.likelihood(model(torch.linspace(0, 1.2, 30, device=DEVICE)))
    return losses, seen.mean, seen.variance


def kernels():
    k = need("gpytorch").kernels
    return {
        "rbf": lambda: k.ScaleKernel(k.RBFKernel()), "matern": lambda: k.ScaleKernel(k.MaternKernel(1.5)), "periodic": lambda: k.ScaleKernel(k.PeriodicKernel()),
        "rq": lambda: k.ScaleKernel(k.RQKernel()), "spectral": lambda: k.SpectralMixtureKernel(3), "sum": lambda: k.LinearKernel() + k.ScaleKernel(k.RBFKernel()),
        "polynomial": lambda: k.ScaleKernel(k.PolynomialKernel(3)), "cosine": lambda: k.ScaleKernel(k.CosineKernel()),
    }  # fmt: skip


for _name in ("rbf", "matern", "periodic", "rq", "spectral", "sum", "polynomial", "cosine"):
    case(lambda name=_name: exact(kernels()[name]), f"gpytorch_{_name}")


@case
def gpytorch_iterative():
    """Conjugate gradients and Lanczos in place of a factorisation."""
    gp = need("gpytorch")
    with gp.settings.max_cholesky_size(10), gp.settings.cg_tolerance(0.01), gp.settings.max_preconditioner_size(5):
        return exact(lambda: gp.kernels.ScaleKernel(gp.kernels.RBFKernel()))


@case
def gpytorch_variational():
    gp = need("gpytorch")
    x, y = line(200)

    class Sparse(gp.models.ApproximateGP):
        def __init__(self):
            points = torch.linspace(0, 1, 16).unsqueeze(-1)
            way = gp.variational.VariationalStrategy(self, points, gp.variational.CholeskyVariationalDistribution(16))
            super().__init__(way)
            self.mean_module, self.covar_module = gp.means.ConstantMean(), gp.kernels.ScaleKernel(gp.kernels.RBFKernel())

        def forward(self, at):
            return gp.distributions.MultivariateNormal(self.mean_module(at), self.covar_module(at))

    model, likelihood = Sparse().to(DEVICE), gp.likelihoods.GaussianLikelihood().to(DEVICE)
    bound = gp.mlls.VariationalELBO(likelihood, model, 200)
    losses = fit(model, lambda: -bound(model(x.unsqueeze(-1)), y))
    model.eval()
    return losses, likelihood(model(x.unsqueeze(-1)[:20])).mean


@case
def gpytorch_multitask():
    gp = need("gpytorch")
    x = torch.linspace(0, 1, 30, device=DEVICE)
    y = torch.stack([torch.sin(6 * x), torch.cos(6 * x)], -1) + 0.1 * seeded(30, 2)

    class Tasks(gp.models.ExactGP):
        def __init__(self, likelihood):
            super().__init__(x, y, likelihood)
            self.mean_module = gp.means.MultitaskMean(gp.means.ConstantMean(), 2)
            self.covar_module = gp.kernels.MultitaskKernel(gp.kernels.RBFKernel(), 2, 1)

        def forward(self, at):
            return gp.distributions.MultitaskMultivariateNormal(self.mean_module(at), self.covar_module(at))

    torch.manual_seed(2)
    model = Tasks(gp.likelihoods.MultitaskGaussianLikelihood(2)).to(DEVICE)
    bound = gp.mlls.ExactMarginalLogLikelihood(model.likelihood, model)
    return fit(model, lambda: -bound(model(x), y))


def design(n=12):
    torch.manual_seed(1)
    x = torch.rand(n, 2, dtype=torch.float64).to(DEVICE)
    return x, -((x - 0.4) ** 2).sum(1, keepdim=True) + 0.05 * torch.sin(20 * x[:, :1])


def surrogate():
    b = need("botorch")
    x, y = design()
    model = b.models.SingleTaskGP(x, y).to(DEVICE)
    fitted = need("gpytorch").mlls.ExactMarginalLogLikelihood(model.likelihood, model)
    b.fit.fit_gpytorch_mll(fitted, optimizer_kwargs={"options": {"maxiter": 15}})
    return b, model, x, y


BOUNDS = torch.tensor([[0.0, 0.0], [1.0, 1.0]], dtype=torch.float64)


@case
def botorch_expected_improvement():
    b, model, x, y = surrogate()
    best = b.acquisition.LogExpectedImprovement(model, y.max())
    return b.optim.optimize_acqf(best, BOUNDS.to(DEVICE), q=1, num_restarts=3, raw_samples=16, options={"maxiter": 10, "seed": 1})


@case
def botorch_batch():
    b, model, x, y = surrogate()
    sampler = b.sampling.SobolQMCNormalSampler(torch.Size([32]), seed=3)
    best = b.acquisition.qLogExpectedImprovement(model, y.max(), sampler)
    return b.optim.optimize_acqf(best, BOUNDS.to(DEVICE), q=2, num_restarts=2, raw_samples=8, options={"maxiter": 8, "seed": 1})


@case
def botorch_many_objectives():
    b, model, x, y = surrogate()
    values = torch.cat([y, -y.abs() + x[:, 1:]], 1)
    from botorch.utils.multi_objective.box_decompositions.dominated import DominatedPartitioning

    return DominatedPartitioning(torch.tensor([-2.0, -2.0], device=DEVICE, dtype=torch.float64), values).compute_hypervolume(), model.posterior(x).variance


@case
def differential_equations():
    d = need("torchdiffeq")
    matrix, start, times = seeded(3, 3, dtype=torch.float64, scale=0.3), seeded(4, 3, dtype=torch.float64), torch.linspace(0, 2, 8, dtype=torch.float64, device=DEVICE)
    return {m: d.odeint(lambda t, y: torch.tanh(y @ matrix) - 0.1 * y, start, times, method=m) for m in ("dopri5", "rk4", "euler", "midpoint", "adaptive_heun", "bosh3")}


@case
def neural_differential_equation():
    """Gradients by the adjoint equation."""
    d = need("torchdiffeq")

    class Field(torch.nn.Module):
        def __init__(self):
            super().__init__()
            self.net = torch.nn.Sequential(torch.nn.Linear(2, 32), torch.nn.Tanh(), torch.nn.Linear(32, 2))

        def forward(self, t, y):
            return self.net(y**3)

    field, times = made(Field), torch.linspace(0, 1, 5, device=DEVICE)
    return fit(field, lambda: d.odeint_adjoint(field, seeded(8, 2), times, method="dopri5").square().mean(), 3), [p.detach() for p in field.parameters()]


@case
def metrics_of_classes():
    m = need("torchmetrics")
    kind = dict(task="multiclass", num_classes=5)
    all_of_them = m.MetricCollection({
        n: getattr(m, n)(**kind).to(DEVICE) for n in ("Accuracy", "Precision", "Recall", "F1Score", "AUROC", "AveragePrecision", "CohenKappa", "ConfusionMatrix", "MatthewsCorrCoef", "JaccardIndex", "Specificity", "CalibrationError")
    })  # fmt: skip
    for i in range(3):
        all_of_them.update(seeded(50 + i, 5).softmax(-1), tokens(1, 50 + i, 5, low=0)[0])
    return all_of_them.compute()


@case
def metrics_of_numbers():
    m = need("torchmetrics")
    out = {}
    for n in ("MeanSquaredError", "MeanAbsoluteError", "R2Score", "PearsonCorrCoef", "SpearmanCorrCoef", "ExplainedVariance", "CosineSimilarity", "KendallRankCorrCoef", "ConcordanceCorrCoef"):
        metric = getattr(m, n)().to(DEVICE)
        a, b = (seeded(60), seeded(60) + 0.3 * seeded(61)[:60]) if n != "CosineSimilarity" else (seeded(20, 3), seeded(20, 4)[:, :3])
        out[n] = metric(a, b)
    return out


@case
def metrics_of_pictures():
    im = need("torchmetrics.image")
    a, b = seeded(2, 3, 64, 64).sigmoid(), (seeded(2, 3, 64, 64) + 0.2 * seeded(2, 3, 64, 65)[..., :64]).sigmoid()
    return [im.StructuralSimilarityIndexMeasure(data_range=1.0).to(DEVICE)(a, b), im.PeakSignalNoiseRatio(data_range=1.0).to(DEVICE)(a, b), im.TotalVariation().to(DEVICE)(a),
            im.UniversalImageQualityIndex().to(DEVICE)(a, b), im.SpectralAngleMapper().to(DEVICE)(a, b), im.ErrorRelativeGlobalDimensionlessSynthesis().to(DEVICE)(a, b)]  # fmt: skip


@case
def metrics_of_sound_and_search():
    m = need("torchmetrics")
    a, b = seeded(2, 1000), seeded(2, 1000) + 0.1 * seeded(2, 1001)[:, :1000]
    index, relevant, scores = torch.arange(60, device=DEVICE) // 10, seeded(60) > 0, seeded(61)[:60]
    return [m.audio.ScaleInvariantSignalDistortionRatio().to(DEVICE)(a, b), m.audio.SignalNoiseRatio().to(DEVICE)(a, b), m.retrieval.RetrievalMAP().to(DEVICE)(scores, relevant, index),
            m.retrieval.RetrievalNormalizedDCG().to(DEVICE)(scores, relevant.long(), index)]  # fmt: skip


@case
def distributions():
    """Samples and densities of torch.distributions, with the device's random numbers."""
    d = torch.distributions
    one, pos = seeded(50), seeded(50).exp()
    of = [d.Normal(one, pos), d.Gamma(pos, pos), d.Beta(pos, pos), d.StudentT(pos + 2, one, pos), d.Dirichlet(pos), d.Poisson(pos), d.Categorical(logits=seeded(50, 6)), d.Bernoulli(logits=one),
          d.LowRankMultivariateNormal(one, seeded(50, 4), pos), d.VonMises(one, pos), d.Laplace(one, pos), d.Gumbel(one, pos), d.NegativeBinomial(pos, logits=one),
          d.MultivariateNormal(seeded(8), torch.eye(8, device=DEVICE) * 2), d.Weibull(pos, pos), d.HalfCauchy(pos)]  # fmt: skip
    out = []
    for each in of:
        torch.manual_seed(8)
        s = each.sample((16,))
        out.append([s, each.log_prob(s)])
    return out


@case
def diffusion():
    """A small denoising network with attention, trained on noise, then sampled: what diffusers does."""
    nn, F = torch.nn, torch.nn.functional

    class Net(nn.Module):
        def __init__(self, w=32):
            super().__init__()
            self.inp, self.time = nn.Conv2d(3, w, 3, padding=1), nn.Sequential(nn.Linear(1, w), nn.SiLU(), nn.Linear(w, w))
            self.down, self.norm, self.up = nn.Conv2d(w, 2 * w, 4, 2, 1), nn.GroupNorm(8, 2 * w), nn.ConvTranspose2d(2 * w, w, 4, 2, 1)
            self.attention, self.out = nn.MultiheadAttention(2 * w, 4, batch_first=True), nn.Conv2d(2 * w, 3, 3, padding=1)

        def forward(self, x, t):
            a = F.silu(self.inp(x) + self.time(t[:, None])[:, :, None, None])
            b = F.silu(self.norm(self.down(a)))
            seq = b.flatten(2).transpose(1, 2)
            b = b + self.attention(seq, seq, seq, need_weights=False)[0].transpose(1, 2).reshape(b.shape)
            return self.out(torch.cat([a, self.up(b)], 1))

    net, x = made(Net), seeded(8, 3, 16, 16)

    def loss():
        t = torch.rand(8, device=DEVICE)
        noise = torch.randn_like(x)
        return F.mse_loss(net(x * (1 - t)[:, None, None, None] + noise * t[:, None, None, None], t), noise - x)

    losses = fit(net, loss, 6)
    y = torch.randn(2, 3, 16, 16, device=DEVICE)
    with torch.no_grad():
        for i in range(10):
            y = y - 0.1 * net(y, torch.full((2,), 1 - i / 10, device=DEVICE))
    return losses, y


@case
def double_precision():
    """What physics does: eigenvalues, Kronecker products, matrix exponentials, quadrature."""
    a = seeded(40, 40, dtype=torch.float64)
    s = a @ a.T + torch.eye(40, device=DEVICE, dtype=torch.float64)
    return [torch.linalg.eigh(s), torch.linalg.matrix_exp(a * 0.1), torch.kron(a[:6, :6], s[:6, :6]), torch.linalg.svdvals(a), torch.linalg.slogdet(s), torch.trapezoid(a, dim=1),
            torch.linalg.lstsq(s, a).solution, torch.cholesky_inverse(torch.linalg.cholesky(s)), torch.linalg.matrix_power(s, 5), torch.lobpcg(s, 3) if not GPU else torch.linalg.eigvals(s.cpu())]  # fmt: skip
