"""ResNet-18 and GPT-2 small, written in plain PyTorch, so that a run needs neither other packages nor a network. Weights are
random: what is measured does not depend on them."""
import torch
import torch.nn as nn
import torch.nn.functional as F


class Block(nn.Module):
    """Two convolutions and the way around them."""

    def __init__(self, inputs, outputs, stride):
        super().__init__()
        self.conv1 = nn.Conv2d(inputs, outputs, 3, stride, 1, bias=False)
        self.bn1 = nn.BatchNorm2d(outputs)
        self.conv2 = nn.Conv2d(outputs, outputs, 3, 1, 1, bias=False)
        self.bn2 = nn.BatchNorm2d(outputs)
        self.around = None
        if stride != 1 or inputs != outputs:
            self.around = nn.Sequential(nn.Conv2d(inputs, outputs, 1, stride, bias=False), nn.BatchNorm2d(outputs))

    def forward(self, x):
        y = self.bn2(self.conv2(F.relu(self.bn1(self.conv1(x)), inplace=True)))
        return F.relu(y + (x if self.around is None else self.around(x)), inplace=True)


def resnet18(classes=1000):
    layers = [nn.Conv2d(3, 64, 7, 2, 3, bias=False), nn.BatchNorm2d(64), nn.ReLU(inplace=True), nn.MaxPool2d(3, 2, 1)]
    inputs = 64
    for outputs, stride in ((64, 1), (128, 2), (256, 2), (512, 2)):
        layers += [Block(inputs, outputs, stride), Block(outputs, outputs, 1)]
        inputs = outputs
    return nn.Sequential(*layers, nn.AdaptiveAvgPool2d(1), nn.Flatten(), nn.Linear(512, classes))


class Layer(nn.Module):
    """Attention and a small network, each behind a norm and beside the stream."""

    def __init__(self, width, heads):
        super().__init__()
        self.heads = heads
        self.ln1, self.ln2 = nn.LayerNorm(width), nn.LayerNorm(width)
        self.qkv, self.out = nn.Linear(width, 3 * width), nn.Linear(width, width)
        self.up, self.down = nn.Linear(width, 4 * width), nn.Linear(4 * width, width)

    def forward(self, x, past):
        batch, length, width = x.shape
        q, k, v = (t.view(batch, length, self.heads, -1).transpose(1, 2) for t in self.qkv(self.ln1(x)).split(width, dim=2))
        if past is not None:
            k, v = torch.cat((past[0], k), 2), torch.cat((past[1], v), 2)
        y = F.scaled_dot_product_attention(q, k, v, is_causal=past is None)
        x = x + self.out(y.transpose(1, 2).reshape(batch, length, width))
        return x + self.down(F.gelu(self.up(self.ln2(x)), approximate="tanh")), (k, v)


class GPT2(nn.Module):
    def __init__(self, layers=12, width=768, heads=12, vocabulary=50257, positions=1024):
        super().__init__()
        self.tokens, self.positions = nn.Embedding(vocabulary, width), nn.Embedding(positions, width)
        self.layers = nn.ModuleList(Layer(width, heads) for _ in range(layers))
        self.ln = nn.LayerNorm(width)

    def forward(self, ids, past=None):
        begin = 0 if past is None else past[0][0].shape[2]
        x = self.tokens(ids) + self.positions(torch.arange(begin, begin + ids.shape[1], device=ids.device))
        kept = []
        for i, layer in enumerate(self.layers):
            x, now = layer(x, None if past is None else past[i])
            kept.append(now)
        return F.linear(self.ln(x), self.tokens.weight), kept

    @torch.no_grad()
    def decode(self, ids, count):
        """Greedy, one token after the other; each is looked at, as a loop that may end does."""
        logits, past = self(ids)
        text = []
        for _ in range(count):
            token = logits[:, -1:].argmax(-1)
            text.append(token.item())
            logits, past = self(token, past)
        return text
