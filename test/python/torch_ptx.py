"""PyTorch 1.5.1, the last release on PyPI whose wheel carries PTX, on the software
GPU: each check compares with the same on the CPU."""
import torch
import torch.nn as nn
import torch.nn.functional as F

torch.manual_seed(5)


def check(name, fn, tol=1e-5):
    """fn(device) on both; tensors, or tuples of them."""
    got, want = fn("cuda"), fn("cpu")
    got, want = (x if isinstance(x, tuple) else (x,) for x in (got, want))
    ok = all(g.is_cuda and g.dtype == w.dtype and g.shape == w.shape and torch.allclose(g.cpu().double(), w.double(), rtol=tol, atol=tol, equal_nan=True) for g, w in zip(got, want))
    print("{}: {}".format(name, "ok" if ok else "WRONG"), flush=True)


x, y = torch.randn(100, 70), torch.rand(100, 70) + 0.5
i = torch.randint(0, 100, (40,))

check("fill", lambda d: (torch.ones(10, device=d), torch.full((3, 4), 2.5, device=d), torch.arange(20, device=d)))
check("elementwise", lambda d: (x.to(d) * y.to(d) + 1, x.to(d) / y.to(d), (x.to(d) > 0).float(), x.to(d).clamp(-1, 1)))
check("functions", lambda d: (x.to(d).sin().exp(), y.to(d).log().sqrt(), x.to(d).tanh(), torch.sigmoid(x.to(d)), y.to(d).pow(2.5)))
check("types", lambda d: (x.to(d).double() * 2, (x.to(d) * 10).long() % 7, x.to(d).half().float(), (x.to(d) * 10).int() & 6))
check("broadcasting", lambda d: x.to(d) + y.to(d)[:1] - y.to(d)[:, :1])
check("reductions", lambda d: (x.to(d).sum(), x.to(d).mean(0), x.to(d).sum(1), x.to(d).max(), x.to(d).std(), y.to(d).prod(1), x.to(d).norm()))
check("arg reductions", lambda d: (x.to(d).argmax(1), x.to(d).min(0)[1], (x.to(d) > 2).any().long()))
check("cumulative sum", lambda d: x.to(d).cumsum(1), 1e-4)
check("indexing", lambda d: (x.to(d)[i.to(d)], x.to(d).index_select(0, i.to(d)), x.to(d).gather(0, i.to(d)[:, None].expand(40, 70)), x.to(d)[::3, 5:9]))
check("mask", lambda d: (x.to(d)[x.to(d) > 0], torch.where(x.to(d) > 0, x.to(d), -y.to(d)), x.to(d).masked_fill(x.to(d) > 1, 0)))
check("scatter", lambda d: (torch.zeros(100, 70, device=d).index_add(0, i.to(d), y.to(d)[:40]), torch.zeros(100, device=d).scatter(0, i.to(d), 1.0)))
check("concatenation", lambda d: (torch.cat([x.to(d), y.to(d)], 1), torch.stack([x.to(d), y.to(d)]).permute(2, 0, 1).contiguous()))
check("sort", lambda d: (x.to(d).sort(1)[0], x.to(d).topk(5, 1)[0]))


def leaf(t, d):
    return t.clone().to(d).requires_grad_()


def gradients(d):
    a, b = leaf(x, d), leaf(y, d)
    ((a * b).tanh().sum(1) ** 2 + (a / b).exp().mean()).sum().backward()
    return a.grad, b.grad


def softmax_loss(d):
    a = leaf(x, d)
    F.nll_loss(F.log_softmax(a, 1), (i % 70).repeat(3)[:100].to(d)).backward()
    return F.softmax(a, 1).detach(), a.grad


def layers(d):
    m = nn.Sequential(nn.LayerNorm(70), nn.ReLU(), nn.Dropout(0.0)).to(d)
    a = leaf(x, d)
    m(a).pow(2).sum().backward()
    return a.grad, m[0].weight.grad


def descent(d):
    w = torch.zeros(70, device=d, requires_grad=True)
    opt = torch.optim.SGD([w], lr=0.01, momentum=0.9)
    for _ in range(5):
        opt.zero_grad()
        loss = ((x.to(d) * w).sum(1) - y.to(d)[:, 0]).pow(2).mean()
        loss.backward()
        opt.step()
    return w.detach()


check("autograd", gradients, 1e-4)
check("softmax and loss", softmax_loss)
check("layer norm", layers, 1e-4)
check("gradient descent", descent, 1e-4)
