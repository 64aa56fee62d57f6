"""Language models of transformers, from small random configurations: logits, steps of an optimiser, generation."""
import torch
import transformers as t

from cases import DEVICE, GPU, case, gpu_case
from models import before, infer, made, seeded, tokens, train  # noqa: F401 (run.py calls before)

W = 256 if GPU else 64  # width
L = 4 if GPU else 2  # layers
SMALL = {"vocab_size": 128, "pad_token_id": 0, "bos_token_id": 1, "eos_token_id": 2}
LLAMA = dict(SMALL, hidden_size=W, intermediate_size=2 * W, num_hidden_layers=L, num_attention_heads=4, num_key_value_heads=2)
OLD = dict(SMALL, hidden_size=W, num_hidden_layers=L, num_attention_heads=4, intermediate_size=2 * W)
EXPERTS = dict(LLAMA, num_experts=16, num_experts_per_tok=2, moe_intermediate_size=W // 2)

MODELS = {
    "llama": ("Llama", LLAMA),
    "mistral": ("Mistral", dict(LLAMA, sliding_window=8)),
    "ministral": ("Ministral", dict(LLAMA, sliding_window=8, head_dim=W // 4)),
    "qwen2": ("Qwen2", LLAMA),
    "qwen3": ("Qwen3", dict(LLAMA, head_dim=W // 4)),
    "gemma": ("Gemma", dict(LLAMA, head_dim=W // 4)),
    "gemma2": ("Gemma2", dict(LLAMA, head_dim=W // 4, sliding_window=8)),
    "gemma3": ("Gemma3Text", dict(LLAMA, head_dim=W // 4, sliding_window=8)),
    "phi": ("Phi", LLAMA),
    "phi3": ("Phi3", LLAMA),
    "gpt_neox": ("GPTNeoX", dict(OLD, rotary_pct=0.25)),
    "gpt_neo": ("GPTNeo", dict(SMALL, hidden_size=W, num_layers=2, num_heads=4, attention_types=[[["global", "local"], 1]], window_size=8)),
    "gptj": ("GPTJ", dict(SMALL, n_embd=W, n_layer=L, n_head=4, rotary_dim=8)),
    "gpt2": ("GPT2", dict(SMALL, n_embd=W, n_layer=L, n_head=4)),
    "gpt_bigcode": ("GPTBigCode", dict(SMALL, n_embd=W, n_layer=L, n_head=4)),
    "codegen": ("CodeGen", dict(SMALL, n_embd=W, n_layer=L, n_head=4, rotary_dim=8)),
    "bloom": ("Bloom", dict(SMALL, hidden_size=W, n_layer=L, n_head=4)),
    "falcon": ("Falcon", dict(SMALL, hidden_size=W, num_hidden_layers=L, num_attention_heads=4)),
    "falcon_alibi": ("Falcon", dict(SMALL, hidden_size=W, num_hidden_layers=L, num_attention_heads=4, alibi=True, parallel_attn=False)),
    "mpt": ("Mpt", dict(SMALL, d_model=W, n_heads=4, n_layers=L)),
    "opt": ("OPT", dict(SMALL, hidden_size=W, ffn_dim=2 * W, num_hidden_layers=L, num_attention_heads=4, word_embed_proj_dim=W)),
    "stablelm": ("StableLm", LLAMA),
    "starcoder2": ("Starcoder2", LLAMA),
    "cohere": ("Cohere", LLAMA),
    "cohere2": ("Cohere2", dict(LLAMA, sliding_window=8, head_dim=W // 4)),
    "olmo": ("Olmo", LLAMA),
    "olmo2": ("Olmo2", LLAMA),
    "granite": ("Granite", LLAMA),
    "glm": ("Glm", dict(LLAMA, head_dim=W // 4)),
    "glm4": ("Glm4", dict(LLAMA, head_dim=W // 4)),
    "nemotron": ("Nemotron", LLAMA),
    "persimmon": ("Persimmon", OLD),
    "smollm3": ("SmolLM3", LLAMA),
    "helium": ("Helium", dict(LLAMA, head_dim=W // 4)),
    "ernie4_5": ("Ernie4_5", dict(LLAMA, head_dim=W // 4)),
    "exaone4": ("Exaone4", dict(LLAMA, head_dim=W // 4, sliding_window=8, sliding_window_pattern=2)),
    "biogpt": ("BioGpt", OLD),
    "xglm": ("XGLM", dict(SMALL, d_model=W, ffn_dim=2 * W, num_layers=L, attention_heads=4)),
    "openai_gpt": ("OpenAIGPT", dict(vocab_size=128, n_embd=W, n_layer=L, n_head=4)),
    "ctrl": ("CTRL", dict(vocab_size=128, n_embd=W, n_layer=L, n_head=4, dff=2 * W)),
    "bert_decoder": ("BertLMHead", dict(OLD, is_decoder=True)),
    # Mixtures of experts: each step routes tokens to many small matrices.
    "mixtral": ("Mixtral", dict(LLAMA, num_local_experts=8, num_experts_per_tok=2)),
    "olmoe_64_experts": ("Olmoe", dict(EXPERTS, num_experts=64, num_experts_per_tok=8)),
    "qwen2_moe": ("Qwen2Moe", dict(EXPERTS, num_experts=60, num_experts_per_tok=4, shared_expert_intermediate_size=W)),
    "qwen3_moe": ("Qwen3Moe", dict(EXPERTS, num_experts=64, num_experts_per_tok=8, head_dim=W // 4)),
    "granite_moe": ("GraniteMoe", dict(LLAMA, num_local_experts=16, num_experts_per_tok=4)),
    "phimoe": ("Phimoe", dict(LLAMA, num_local_experts=16, num_experts_per_tok=2)),
    "deepseek_v2": ("DeepseekV2", dict(
        SMALL, hidden_size=W, intermediate_size=2 * W, moe_intermediate_size=W // 2, num_hidden_layers=L, num_attention_heads=4,
        num_key_value_heads=4, n_routed_experts=32, num_experts_per_tok=4, n_group=4, topk_group=2, n_shared_experts=1, kv_lora_rank=16,
        q_lora_rank=32, qk_rope_head_dim=16, qk_nope_head_dim=16, v_head_dim=32, first_k_dense_replace=1)),
    "deepseek_v3": ("DeepseekV3", dict(
        SMALL, hidden_size=W, intermediate_size=2 * W, moe_intermediate_size=W // 2, num_hidden_layers=L, num_attention_heads=4,
        num_key_value_heads=4, n_routed_experts=32, num_experts_per_tok=4, n_group=4, topk_group=2, n_shared_experts=1, kv_lora_rank=16,
        q_lora_rank=32, qk_rope_head_dim=16, qk_nope_head_dim=16, v_head_dim=32, first_k_dense_replace=1)),
    "glm4_moe": ("Glm4Moe", dict(
        LLAMA, moe_intermediate_size=W // 2, n_routed_experts=16, num_experts_per_tok=4, n_group=1, topk_group=1, first_k_dense_replace=1,
        head_dim=W // 4)),
    "gpt_oss": ("GptOss", dict(LLAMA, num_local_experts=16, num_experts_per_tok=4, head_dim=W // 4, sliding_window=8)),
    "dbrx": ("Dbrx", dict(SMALL, d_model=W, n_heads=4, n_layers=L, attn_config={"kv_n_heads": 2, "clip_qkv": 8.0, "rope_theta": 1e4},
                          ffn_config={"ffn_hidden_size": W, "moe_num_experts": 8, "moe_top_k": 2, "hidden_size": W})),
    "jetmoe": ("JetMoe", dict(SMALL, hidden_size=W, num_hidden_layers=L, num_key_value_heads=2, kv_channels=W // 4, intermediate_size=W,
                              num_local_experts=8, num_experts_per_tok=2)),
    # Recurrent and state-space models: many small kernels one after the other.
    "mamba": ("Mamba", dict(SMALL, hidden_size=W, num_hidden_layers=L, state_size=8)),
    "mamba2": ("Mamba2", dict(SMALL, hidden_size=W, num_hidden_layers=L, state_size=16, num_heads=8, head_dim=W // 4, n_groups=2, chunk_size=8)),
    "falcon_mamba": ("FalconMamba", dict(SMALL, hidden_size=W, num_hidden_layers=L, state_size=8)),
    "rwkv": ("Rwkv", dict(SMALL, hidden_size=W, num_hidden_layers=L, attention_hidden_size=W, intermediate_size=2 * W)),
    "recurrent_gemma": ("RecurrentGemma", dict(LLAMA, lru_width=W, attention_window_size=16, num_hidden_layers=3)),
    "jamba": ("Jamba", dict(LLAMA, num_experts=4, num_experts_per_tok=2, attn_layer_period=2, attn_layer_offset=1, expert_layer_period=2,
                            expert_layer_offset=1, mamba_d_state=8, use_mamba_kernels=False)),
    "bamba": ("Bamba", dict(LLAMA, attn_layer_indices=[1], mamba_n_heads=8, mamba_d_head=W // 4, mamba_d_state=16, mamba_chunk_size=8)),
    "zamba2": ("Zamba2", dict(
        SMALL, hidden_size=W, intermediate_size=2 * W, num_hidden_layers=4, num_attention_heads=4, num_key_value_heads=4, mamba_d_state=16,
        n_mamba_heads=8, mamba_headdim=W // 4, chunk_size=8, hybrid_layer_ids=[2], layers_block_type=["mamba", "mamba", "hybrid", "mamba"])),
    "lfm2": ("Lfm2", dict(LLAMA, layer_types=["conv", "full_attention"] * (L // 2), block_ff_dim=2 * W)),
    "qwen3_next": ("Qwen3Next", dict(
        EXPERTS, head_dim=W // 4, shared_expert_intermediate_size=W, linear_num_value_heads=4, linear_num_key_heads=2, linear_key_head_dim=16,
        linear_value_head_dim=16, layer_types=["linear_attention", "full_attention"] * (L // 2))),
    "diffllama": ("DiffLlama", LLAMA),
    "bitnet": ("BitNet", LLAMA),
    "moshi_text": ("Helium", dict(LLAMA, head_dim=W // 4, attention_bias=True)),
}  # fmt: skip
HEADS = {"GPT2": "GPT2LMHeadModel", "BertLMHead": "BertLMHeadModel", "OpenAIGPT": "OpenAIGPTLMHeadModel", "CTRL": "CTRLLMHeadModel"}
CONFIGS = {"BertLMHead": "BertConfig", "Gemma3Text": "Gemma3TextConfig"}
MODEL_OF = {"Gemma3Text": "Gemma3ForCausalLM"}


def build(family, settings, **more):
    config = getattr(t, CONFIGS.get(family, f"{family}Config"))(**settings, **more)
    name = HEADS.get(family) or MODEL_OF.get(family) or f"{family}ForCausalLM"
    return made(lambda: getattr(t, name)(config))


def language_model(family, settings):
    """Logits, two steps of AdamW, then twelve greedy and twelve sampled tokens."""
    model, ids = build(family, settings), tokens(2, 24)
    logits = infer(model, lambda: model(input_ids=ids).logits)
    steps = train(model, lambda: model(input_ids=ids, labels=ids))
    model.eval()
    plan = {"max_new_tokens": 12, "min_new_tokens": 12, "pad_token_id": 0}
    greedy = model.generate(ids[:, :8], do_sample=False, **plan)
    torch.manual_seed(11)
    return logits, steps, greedy, model.generate(ids[:, :8], do_sample=True, top_k=20, **plan)


def add(name, family, settings):
    case(lambda: language_model(family, settings), name)


for _name, (_family, _settings) in MODELS.items():
    add(_name, _family, _settings)


def llama_with(**more):
    return build("Llama", LLAMA, **more)


for _kind in ("eager", "sdpa", "flex_attention"):

    def attention(kind=_kind):
        """One model by each of transformers' attentions, with padding."""
        model, ids = llama_with(attn_implementation=kind), tokens(3, 32)
        mask = torch.ones_like(ids)
        mask[0, :10] = 0
        return train(model, lambda: model(input_ids=ids, attention_mask=mask, labels=ids))

    (gpu_case if _kind == "flex_attention" else case)(attention, f"attention_{_kind}")

for _kind in ("eager", "batched_mm", "grouped_mm"):

    def experts(kind=_kind):
        """64 small experts by each of transformers' implementations, in bfloat16: batches of changing length."""
        model = build("Olmoe", dict(EXPERTS, num_experts=64, num_experts_per_tok=8)).to(torch.bfloat16)
        model.set_experts_implementation(kind)
        lengths = iter([16, 33, 48, 7])
        return train(model, lambda: model(input_ids=(ids := tokens(4, next(lengths))), labels=ids), steps=4)

    case(experts, f"experts_{_kind}")


@case
def train_bfloat16_autocast():
    model, ids = llama_with(), tokens(4, 32)
    return train(model, lambda: model(input_ids=ids, labels=ids), steps=4, kind=torch.bfloat16)


@case
def train_with_checkpointing():
    """Activations computed again in the backward pass."""
    model, ids = llama_with(), tokens(4, 32)
    model.gradient_checkpointing_enable()
    return train(model, lambda: model(input_ids=ids, labels=ids), steps=3)


@case
def generate_beams():
    model, ids = llama_with().eval(), tokens(2, 8)
    return model.generate(ids, num_beams=4, max_new_tokens=12, num_return_sequences=2, output_scores=True, return_dict_in_generate=True)["sequences"]


@case
def generate_static_cache():
    model, ids = llama_with().eval(), tokens(2, 8)
    return model.generate(ids, max_new_tokens=8, min_new_tokens=8, cache_implementation="static", disable_compile=True, do_sample=False)


@case
def generate_assisted():
    """Speculative decoding: a smaller model proposes."""
    model, small, ids = llama_with().eval(), build("Llama", dict(LLAMA, num_hidden_layers=1)).eval(), tokens(1, 8)
    return model.generate(ids, assistant_model=small, max_new_tokens=12, do_sample=False)


@case
def generate_offloaded_cache():
    """The cache of keys and values goes to the host and back, layer by layer, on a stream of its own."""
    model, ids = llama_with().eval(), tokens(2, 8)
    return model.generate(ids, max_new_tokens=8, do_sample=False, cache_implementation="offloaded" if GPU else "dynamic")


@case
def save_and_load():
    """safetensors straight to the device."""
    import tempfile

    model, ids = llama_with().eval(), tokens(2, 8)
    with tempfile.TemporaryDirectory() as folder:
        model.save_pretrained(folder)
        again = t.AutoModelForCausalLM.from_pretrained(folder, device_map=DEVICE, dtype=torch.float32).eval()
        return infer(model, lambda: model(ids).logits), infer(again, lambda: again(ids).logits)


@case
def trainer():
    """transformers' Trainer: its data loader, its schedule, its clipping of gradients."""
    import os

    model, ids = llama_with(), tokens(32, 24).cpu()
    plan = t.TrainingArguments(
        os.environ["CHECK_SCRATCH"], per_device_train_batch_size=4, max_steps=5, report_to=[], save_strategy="no", logging_steps=1, seed=3,
        bf16=GPU, use_cpu=not GPU, disable_tqdm=True, gradient_accumulation_steps=2, lr_scheduler_type="cosine", warmup_steps=1,
    )  # fmt: skip
    run = t.Trainer(model, plan, train_dataset=[{"input_ids": row, "labels": row} for row in ids])
    run.train()
    return [entry["loss"] for entry in run.state.log_history if "loss" in entry], [entry.get("grad_norm", 0.0) for entry in run.state.log_history]
