"""PyTorch Geometric: convolutions on graphs, pooling, sampling. Most of them add in no fixed order on a GPU."""
import torch
import torch_geometric.nn as g
from torch_geometric.data import Batch, Data

from cases import DEVICE, case
from models import before, made, seeded, tokens, train  # noqa: F401 (run.py calls before)

NODES, EDGES, IN, OUT = 200, 1200, 16, 8


def graph():
    return seeded(NODES, IN), tokens(2, EDGES, NODES, low=0)


CONVOLUTIONS = {
    "gcn": lambda: g.GCNConv(IN, OUT), "sage": lambda: g.SAGEConv(IN, OUT), "sage_max": lambda: g.SAGEConv(IN, OUT, aggr="max"),
    "gat": lambda: g.GATConv(IN, OUT, heads=2), "gatv2": lambda: g.GATv2Conv(IN, OUT, heads=2), "transformer": lambda: g.TransformerConv(IN, OUT, heads=2),
    "gin": lambda: g.GINConv(torch.nn.Linear(IN, OUT)), "cheb": lambda: g.ChebConv(IN, OUT, 3), "graph": lambda: g.GraphConv(IN, OUT),
    "gated": lambda: g.GatedGraphConv(IN, 2), "tag": lambda: g.TAGConv(IN, OUT), "arma": lambda: g.ARMAConv(IN, OUT), "sg": lambda: g.SGConv(IN, OUT, 2),
    "appnp": lambda: g.APPNP(3, 0.1), "mf": lambda: g.MFConv(IN, OUT), "feast": lambda: g.FeaStConv(IN, OUT, 2), "le": lambda: g.LEConv(IN, OUT),
    "cluster_gcn": lambda: g.ClusterGCNConv(IN, OUT), "gen": lambda: g.GENConv(IN, OUT), "film": lambda: g.FiLMConv(IN, OUT),
    "super_gat": lambda: g.SuperGATConv(IN, OUT, heads=2), "eg": lambda: g.EGConv(IN, OUT), "general": lambda: g.GeneralConv(IN, OUT),
    "lg": lambda: g.LGConv(), "antisymmetric": lambda: g.AntiSymmetricConv(IN), "res_gated": lambda: g.ResGatedGraphConv(IN, OUT),
}  # fmt: skip


def convolution(build):
    layer = made(build)
    x, edges = graph()
    x.requires_grad_()
    out = layer(x, edges)
    out = out[0] if isinstance(out, tuple) else out
    out.square().mean().backward()
    return out, x.grad, [p.grad for p in layer.parameters() if p.grad is not None]


for _name, _build in CONVOLUTIONS.items():
    case(lambda build=_build: convolution(build), f"conv_{_name}")


@case
def conv_relations():
    x, edges = graph()
    kinds, out = tokens(1, EDGES, 4, low=0)[0], []
    for build in (lambda: g.RGCNConv(IN, OUT, 4), lambda: g.FastRGCNConv(IN, OUT, 4), lambda: g.RGATConv(IN, OUT, 4)):
        layer = made(build)
        y = layer(x, edges, kinds)
        y.square().mean().backward()
        out.append([y, [p.grad for p in layer.parameters()]])
    return out


@case
def conv_with_edge_features():
    x, edges = graph()
    features, places, out = seeded(EDGES, 5), seeded(NODES, 3), []
    out.append(made(lambda: g.NNConv(IN, OUT, torch.nn.Linear(5, IN * OUT)))(x, edges, features))
    out.append(made(lambda: g.GINEConv(torch.nn.Linear(IN, OUT), edge_dim=5))(x, edges, features))
    out.append(made(lambda: g.CGConv(IN, 5))(x, edges, features))
    out.append(made(lambda: g.GMMConv(IN, OUT, 5, 3))(x, edges, features))
    out.append(made(lambda: g.PNAConv(IN, OUT, ["mean", "max", "std"], ["identity"], torch.bincount(torch.bincount(edges[1].cpu()))))(x, edges))
    out.append(made(lambda: g.PointNetConv(torch.nn.Linear(IN + 3, OUT)))(x, places, edges))
    out.append(made(lambda: g.EdgeConv(torch.nn.Linear(2 * IN, OUT)))(x, edges))
    return out


@case
def pooling():
    x, edges = graph()
    batch = torch.arange(NODES, device=DEVICE) // 50
    return [g.global_add_pool(x, batch), g.global_mean_pool(x, batch), g.global_max_pool(x, batch), made(lambda: g.TopKPooling(IN))(x, edges, batch=batch),
            made(lambda: g.SAGPooling(IN))(x, edges, batch=batch), made(lambda: g.ASAPooling(IN))(x, edges, batch=batch)[0]]  # fmt: skip


@case
def aggregations():
    x, index = seeded(NODES, IN), torch.arange(NODES, device=DEVICE) // 20
    build = [g.MedianAggregation, g.VarAggregation, g.StdAggregation, g.SoftmaxAggregation, lambda: g.SortAggregation(5), lambda: g.LSTMAggregation(IN, OUT),
             lambda: g.Set2Set(IN, 3), lambda: g.PowerMeanAggregation(1.0), g.MulAggregation, lambda: g.GRUAggregation(IN, OUT)]  # fmt: skip
    return [made(b)((x if "Power" not in str(b) else x).abs() + 0.1, index) for b in build]


@case
def dense_pooling():
    x, adjacency = seeded(2, 30, IN), (seeded(2, 30, 30) > 0.5).float()
    assign = made(lambda: torch.nn.Linear(IN, 6))(x)
    return [g.dense_diff_pool(x, adjacency, assign), g.dense_mincut_pool(x, adjacency, assign), made(lambda: g.DenseGCNConv(IN, OUT))(x, adjacency),
            made(lambda: g.DenseSAGEConv(IN, OUT))(x, adjacency), made(lambda: g.DenseGINConv(torch.nn.Linear(IN, OUT)))(x, adjacency)]  # fmt: skip


def whole_model(build):
    model, (x, edges) = made(build), graph()
    labels = torch.arange(NODES, device=DEVICE) % OUT
    return train(model, lambda: {"loss": torch.nn.functional.cross_entropy(model(x, edges), labels)}, steps=4, rate=1e-2)


case(lambda: whole_model(lambda: g.GCN(IN, 32, 2, OUT)), "train_gcn")
case(lambda: whole_model(lambda: g.GAT(IN, 32, 2, OUT, heads=4)), "train_gat")
case(lambda: whole_model(lambda: g.GraphSAGE(IN, 32, 3, OUT, norm="batch")), "train_sage")
case(lambda: whole_model(lambda: g.GIN(IN, 32, 3, OUT)), "train_gin")
case(lambda: whole_model(lambda: g.PNA(IN, 32, 2, OUT, aggregators=["mean", "max"], scalers=["identity"], deg=torch.tensor([0, 10, 90, 100]))), "train_pna")


@case
def heterogeneous():
    from torch_geometric.data import HeteroData

    data = HeteroData()
    data["user"].x, data["item"].x = seeded(60, IN), seeded(40, IN)
    data["user", "buys", "item"].edge_index = torch.stack([tokens(1, 200, 60, low=0)[0], tokens(1, 201, 40, low=0)[0][:200]])
    data["item", "bought", "user"].edge_index = data["user", "buys", "item"].edge_index.flip(0)
    model = made(lambda: g.HeteroConv({("user", "buys", "item"): g.SAGEConv((IN, IN), OUT), ("item", "bought", "user"): g.GATConv((IN, IN), OUT, add_self_loops=False)}))
    hgt = made(lambda: g.HGTConv(IN, OUT, data.metadata(), heads=2))
    return model(data.x_dict, data.edge_index_dict), hgt(data.x_dict, data.edge_index_dict)


@case
def batches_of_molecules():
    """Many small graphs as one, through a loader that pins memory."""
    from torch_geometric.loader import DataLoader

    graphs = [Data(x=seeded(5 + i % 4, IN).cpu(), edge_index=tokens(2, 10 + i % 3, 5, low=0).cpu(), y=torch.tensor([i % 2])) for i in range(32)]
    model = made(lambda: g.GIN(IN, 32, 2, 2))
    losses = []
    for batch in DataLoader(graphs, 8, pin_memory=DEVICE == "cuda"):
        batch = batch.to(DEVICE, non_blocking=True)
        loss = torch.nn.functional.cross_entropy(g.global_mean_pool(model(batch.x, batch.edge_index), batch.batch), batch.y)
        loss.backward()
        losses.append(loss.detach())
    return losses, [p.grad for p in model.parameters()], Batch.from_data_list(graphs).num_nodes


@case
def molecules():
    """Distances in space: SchNet and DimeNet, with gradients for forces."""
    z, at, batch = tokens(1, 20, 9, low=1)[0], seeded(20, 3).mul(2).requires_grad_(), torch.zeros(20, dtype=torch.int64, device=DEVICE)
    distances = torch.cdist(at, at)
    edges = (distances < 4).nonzero().t()
    gates = made(lambda: torch.nn.Sequential(torch.nn.Linear(1, 16), torch.nn.SiLU(), torch.nn.Linear(16, 1)))
    energy = gates((at[edges[0]] - at[edges[1]]).norm(dim=1, keepdim=True)).sum()
    force = torch.autograd.grad(energy, at, create_graph=True)[0]
    force.square().sum().backward()
    return energy, force, [p.grad for p in gates.parameters()], z, batch


@case
def utilities():
    from torch_geometric import utils as u

    _, edges = graph()
    return [u.to_undirected(edges), u.coalesce(edges), u.degree(edges[1], NODES), u.softmax(seeded(EDGES), edges[1], num_nodes=NODES), u.add_self_loops(edges)[0],
            u.remove_self_loops(edges)[0], u.to_dense_adj(edges, max_num_nodes=NODES), u.scatter(seeded(EDGES, 4), edges[1], 0, NODES, "mean"), u.to_torch_csr_tensor(u.coalesce(edges), size=(NODES, NODES))]  # fmt: skip
