"""Other models of transformers, from small random configurations: text, pictures, sound, and several at once."""
import torch
import transformers as t

from cases import GPU, case
from models import before, infer, made, seeded, tokens, train  # noqa: F401 (run.py calls before)

W = 128 if GPU else 32
BERT = dict(vocab_size=128, hidden_size=W, num_hidden_layers=2, num_attention_heads=4, intermediate_size=2 * W, pad_token_id=0)
VIT = dict(hidden_size=W, num_hidden_layers=2, num_attention_heads=4, intermediate_size=2 * W, image_size=32, patch_size=8)
SEQ = dict(vocab_size=128, d_model=W, encoder_layers=2, decoder_layers=2, encoder_attention_heads=4, decoder_attention_heads=4,
           encoder_ffn_dim=2 * W, decoder_ffn_dim=2 * W, pad_token_id=0, bos_token_id=1, eos_token_id=2, decoder_start_token_id=1)  # fmt: skip
T5 = dict(vocab_size=128, d_model=W, d_kv=W // 4, d_ff=2 * W, num_layers=2, num_heads=4, decoder_start_token_id=0, pad_token_id=0, eos_token_id=1)

# name: model, configuration, settings, length
MASKED = {
    "bert": ("BertForMaskedLM", "BertConfig", BERT, 32),
    "roberta": ("RobertaForMaskedLM", "RobertaConfig", BERT, 32),
    "xlm_roberta_xl": ("XLMRobertaXLForMaskedLM", "XLMRobertaXLConfig", BERT, 32),
    "albert": ("AlbertForMaskedLM", "AlbertConfig", dict(BERT, embedding_size=W), 32),
    "electra": ("ElectraForMaskedLM", "ElectraConfig", dict(BERT, embedding_size=W), 32),
    "distilbert": ("DistilBertForMaskedLM", "DistilBertConfig", dict(vocab_size=128, dim=W, n_layers=2, n_heads=4, hidden_dim=2 * W), 32),
    "modernbert": ("ModernBertForMaskedLM", "ModernBertConfig", dict(BERT, local_attention=8, reference_compile=False), 32),
    "deberta": ("DebertaForMaskedLM", "DebertaConfig", dict(BERT, relative_attention=True, pos_att_type=["c2p", "p2c"]), 32),
    "deberta_v2": ("DebertaV2ForMaskedLM", "DebertaV2Config", dict(
        BERT, relative_attention=True, pos_att_type=["c2p", "p2c"], position_buckets=8, share_att_key=True), 32),
    "longformer": ("LongformerForMaskedLM", "LongformerConfig", dict(BERT, attention_window=8, max_position_embeddings=80), 64),
    "big_bird": ("BigBirdForMaskedLM", "BigBirdConfig", dict(BERT, block_size=4, num_random_blocks=1, max_position_embeddings=128), 64),
    "mobilebert": ("MobileBertForMaskedLM", "MobileBertConfig", dict(
        BERT, embedding_size=W, intra_bottleneck_size=W, true_hidden_size=W), 32),
    "funnel": ("FunnelForMaskedLM", "FunnelConfig", dict(
        vocab_size=128, block_sizes=[1, 1], d_model=W, n_head=4, d_head=W // 4, d_inner=2 * W, num_decoder_layers=1), 32),
    "fnet": ("FNetForMaskedLM", "FNetConfig", dict(vocab_size=128, hidden_size=W, num_hidden_layers=2, intermediate_size=2 * W), 32),
    "mpnet": ("MPNetForMaskedLM", "MPNetConfig", BERT, 32),
    "squeezebert": ("SqueezeBertForMaskedLM", "SqueezeBertConfig", dict(BERT, embedding_size=W), 32),
    "convbert": ("ConvBertForMaskedLM", "ConvBertConfig", dict(BERT, embedding_size=W), 32),
    "roformer": ("RoFormerForMaskedLM", "RoFormerConfig", dict(BERT, embedding_size=W), 32),
    "ibert": ("IBertForMaskedLM", "IBertConfig", dict(BERT, quant_mode=False), 32),
    "esm": ("EsmForMaskedLM", "EsmConfig", dict(BERT, mask_token_id=4, position_embedding_type="rotary"), 32),
    "yoso": ("YosoForMaskedLM", "YosoConfig", dict(BERT, use_expectation=True), 32),
    "rembert": ("RemBertForMaskedLM", "RemBertConfig", dict(BERT, input_embedding_size=W, output_embedding_size=W), 32),
    "layoutlm": ("LayoutLMForMaskedLM", "LayoutLMConfig", BERT, 32),
    "perceiver": ("PerceiverForMaskedLM", "PerceiverConfig", dict(
        vocab_size=128, d_model=W, d_latents=W, num_latents=8, num_self_attends_per_block=2, num_self_attention_heads=4,
        num_cross_attention_heads=4, max_position_embeddings=32, qk_channels=W, v_channels=W), 32),
}  # fmt: skip


def masked(model, config, settings, length):
    model = made(lambda: getattr(t, model)(getattr(t, config)(**settings)))
    ids = tokens(2, length, low=5)
    mask = torch.ones_like(ids)
    mask[1, length // 2 :] = 0
    kind = {"inputs": ids} if type(model).__name__.startswith("Perceiver") else {"input_ids": ids}
    mask = {} if type(model).__name__.startswith("FNet") else {"attention_mask": mask}
    return infer(model, lambda: model(**kind, **mask).logits), train(model, lambda: model(**kind, **mask, labels=ids))


for _name, _row in MASKED.items():
    case(lambda row=_row: masked(*row), _name)

SEQ2SEQ = {
    "t5": ("T5ForConditionalGeneration", "T5Config", T5),
    "t5_gated": ("T5ForConditionalGeneration", "T5Config", dict(T5, feed_forward_proj="gated-gelu", tie_word_embeddings=False)),
    "mt5": ("MT5ForConditionalGeneration", "MT5Config", T5),
    "umt5": ("UMT5ForConditionalGeneration", "UMT5Config", T5),
    "longt5": ("LongT5ForConditionalGeneration", "LongT5Config", dict(T5, encoder_attention_type="local", local_radius=7)),
    "switch_transformers": ("SwitchTransformersForConditionalGeneration", "SwitchTransformersConfig", dict(
        T5, num_experts=8, expert_capacity=16, num_sparse_encoder_layers=1, num_sparse_decoder_layers=1, num_decoder_layers=2)),
    "bart": ("BartForConditionalGeneration", "BartConfig", SEQ),
    "mbart": ("MBartForConditionalGeneration", "MBartConfig", SEQ),
    "pegasus": ("PegasusForConditionalGeneration", "PegasusConfig", SEQ),
    "marian": ("MarianMTModel", "MarianConfig", SEQ),
    "m2m_100": ("M2M100ForConditionalGeneration", "M2M100Config", SEQ),
    "blenderbot": ("BlenderbotForConditionalGeneration", "BlenderbotConfig", SEQ),
    "led": ("LEDForConditionalGeneration", "LEDConfig", dict(SEQ, attention_window=8, max_encoder_position_embeddings=64)),
    "nllb_moe": ("NllbMoeForConditionalGeneration", "NllbMoeConfig", dict(SEQ, num_experts=4, encoder_sparse_step=2, decoder_sparse_step=2)),
    "prophetnet": ("ProphetNetForConditionalGeneration", "ProphetNetConfig", dict(
        vocab_size=128, hidden_size=W, num_encoder_layers=2, num_decoder_layers=2, num_encoder_attention_heads=4, num_decoder_attention_heads=4,
        encoder_ffn_dim=2 * W, decoder_ffn_dim=2 * W, ngram=2, pad_token_id=0, bos_token_id=1, eos_token_id=2, decoder_start_token_id=1)),
}  # fmt: skip


def seq2seq(model, config, settings):
    model = made(lambda: getattr(t, model)(getattr(t, config)(**settings)))
    source, target = tokens(2, 16), tokens(2, 12)
    logits = infer(model, lambda: model(input_ids=source, decoder_input_ids=target).logits)
    steps = train(model, lambda: model(input_ids=source, labels=target))
    model.eval()
    return logits, steps, model.generate(source, max_new_tokens=8, do_sample=False, num_beams=2)


for _name, _row in SEQ2SEQ.items():
    case(lambda row=_row: seq2seq(*row), _name)

CLIP_TEXT = dict(vocab_size=128, hidden_size=W, num_hidden_layers=2, num_attention_heads=4, intermediate_size=2 * W, max_position_embeddings=16,
                 pad_token_id=0, bos_token_id=1, eos_token_id=2, projection_dim=W)  # fmt: skip
CLIP = dict(text_config=CLIP_TEXT, vision_config=dict(VIT, projection_dim=W), projection_dim=W)
CONV = dict(num_channels=3, depths=[1, 1, 1, 1], hidden_sizes=[16, 32, 48, 64])
SWIN = dict(image_size=32, patch_size=2, embed_dim=16, depths=[2, 2], num_heads=[2, 4], window_size=4)

PICTURES = {
    "vit": ("ViTForImageClassification", "ViTConfig", VIT, 32),
    "vit_hybrid_mae": ("ViTMAEForPreTraining", "ViTMAEConfig", dict(
        VIT, decoder_hidden_size=W, decoder_num_hidden_layers=1, decoder_num_attention_heads=4, decoder_intermediate_size=W), 32),
    "deit": ("DeiTForImageClassification", "DeiTConfig", VIT, 32),
    "beit": ("BeitForImageClassification", "BeitConfig", dict(VIT, use_relative_position_bias=True), 32),
    "data2vec_vision": ("Data2VecVisionForImageClassification", "Data2VecVisionConfig", dict(VIT, use_relative_position_bias=True), 32),
    "dinov2": ("Dinov2ForImageClassification", "Dinov2Config", VIT, 32),
    "swin": ("SwinForImageClassification", "SwinConfig", SWIN, 32),
    "swinv2": ("Swinv2ForImageClassification", "Swinv2Config", SWIN, 32),
    "convnext": ("ConvNextForImageClassification", "ConvNextConfig", CONV, 64),
    "convnextv2": ("ConvNextV2ForImageClassification", "ConvNextV2Config", CONV, 64),
    "resnet": ("ResNetForImageClassification", "ResNetConfig", dict(CONV, embedding_size=16, layer_type="basic"), 64),
    "regnet": ("RegNetForImageClassification", "RegNetConfig", dict(CONV, embedding_size=16, groups_width=8), 64),
    "mobilenet_v2": ("MobileNetV2ForImageClassification", "MobileNetV2Config", dict(depth_multiplier=0.35), 64),
    "mobilevit": ("MobileViTForImageClassification", "MobileViTConfig", dict(image_size=64), 64),
    "segformer": ("SegformerForImageClassification", "SegformerConfig", dict(
        depths=[1, 1, 1, 1], hidden_sizes=[16, 32, 48, 64], decoder_hidden_size=32), 64),
    "poolformer": ("PoolFormerForImageClassification", "PoolFormerConfig", dict(hidden_sizes=[16, 16, 32, 32], depths=[1, 1, 1, 1]), 64),
    "pvt": ("PvtForImageClassification", "PvtConfig", dict(image_size=64, depths=[1, 1, 1, 1], hidden_sizes=[16, 32, 64, 64],
                                                           num_attention_heads=[1, 2, 4, 4]), 64),
    "focalnet": ("FocalNetForImageClassification", "FocalNetConfig", dict(image_size=32, patch_size=2, embed_dim=16, depths=[1, 1]), 32),
    "levit": ("LevitForImageClassification", "LevitConfig", dict(
        image_size=64, hidden_sizes=[16, 32, 48], depths=[1, 1, 1], num_attention_heads=[2, 2, 2], key_dim=[8, 8, 8]), 64),
    "dpt": ("DPTForDepthEstimation", "DPTConfig", dict(
        VIT, num_hidden_layers=4, is_hybrid=False, backbone_out_indices=[0, 1, 2, 3], neck_hidden_sizes=[16] * 4, fusion_hidden_size=16), 32),
    "upernet_like": ("SegformerForSemanticSegmentation", "SegformerConfig", dict(
        depths=[1, 1, 1, 1], hidden_sizes=[16, 32, 48, 64], decoder_hidden_size=32), 64),
    "yolos": ("YolosForObjectDetection", "YolosConfig", dict(VIT, image_size=[32, 32], num_detection_tokens=8), 32),
    "swin2sr": ("Swin2SRForImageSuperResolution", "Swin2SRConfig", dict(
        image_size=16, embed_dim=12, depths=[1, 1], num_heads=[2, 2], window_size=4), 16),
}  # fmt: skip


def picture_model(model, config, settings, size):
    model = made(lambda: getattr(t, model)(getattr(t, config)(**settings)))
    x = seeded(2, 3, size, size)
    more = {"noise": seeded(2, 16)} if "MAE" in type(model).__name__ else {}
    return infer(model, lambda: model(x, **more)), train(model, lambda: model(x, **more))


for _name, _row in PICTURES.items():
    case(lambda row=_row: picture_model(*row), _name)


def detector(model):
    """Training of a detector: the assignment of boxes to objects happens on the host."""
    model = made(lambda: model)
    boxes = torch.tensor([[0.5, 0.5, 0.2, 0.2], [0.3, 0.3, 0.4, 0.2]], device=model.device)
    labels = [{"class_labels": torch.tensor([1, 2], device=model.device), "boxes": boxes}] * 2
    x = seeded(2, 3, 96, 96)
    return infer(model, lambda: [model(x).logits, model(x).pred_boxes]), train(model, lambda: model(x, labels=labels))


BACKBONE = dict(use_timm_backbone=False, use_pretrained_backbone=False, backbone=None)
DETR = dict(d_model=W, encoder_layers=1, decoder_layers=2, encoder_attention_heads=4, decoder_attention_heads=4, encoder_ffn_dim=W,
            decoder_ffn_dim=W, num_queries=8, num_labels=4, **BACKBONE)  # fmt: skip


def resnet_backbone(stages):
    return t.ResNetConfig(embedding_size=16, hidden_sizes=[16, 32, 48, 64], depths=[1, 1, 1, 1], layer_type="basic", out_features=stages)


@case
def detr():
    return detector(t.DetrForObjectDetection(t.DetrConfig(backbone_config=resnet_backbone(["stage4"]), **DETR)))


@case
def conditional_detr():
    return detector(t.ConditionalDetrForObjectDetection(t.ConditionalDetrConfig(backbone_config=resnet_backbone(["stage4"]), **DETR)))


@case
def deformable_detr():
    config = t.DeformableDetrConfig(backbone_config=resnet_backbone(["stage2", "stage3", "stage4"]), num_feature_levels=4, **DETR)
    return detector(t.DeformableDetrForObjectDetection(config))


def segmenter(model):
    model = made(lambda: model)
    masks, classes = [(seeded(2, 64, 64) > 0).float()] * 2, [torch.tensor([1, 2], device=model.device)] * 2
    x = seeded(2, 3, 64, 64)
    return train(model, lambda: model(pixel_values=x, mask_labels=masks, class_labels=classes))


def swin_backbone():
    return t.SwinConfig(**dict(SWIN, image_size=64, patch_size=4, depths=[1, 1, 1, 1], num_heads=[2, 2, 2, 2]), out_features=["stage1", "stage2", "stage3", "stage4"])


@case
def mask2former():
    config = t.Mask2FormerConfig(
        backbone_config=swin_backbone(), hidden_dim=W, feature_size=W, mask_feature_size=W, num_attention_heads=4, encoder_layers=1, decoder_layers=2,
        encoder_feedforward_dim=W, dim_feedforward=W, num_queries=8, num_labels=4, train_num_points=64,
    )  # fmt: skip
    return segmenter(t.Mask2FormerForUniversalSegmentation(config))


@case
def maskformer():
    decoder = t.DetrConfig(**dict(DETR, num_queries=8), backbone_config=resnet_backbone(["stage4"]))
    config = t.MaskFormerConfig(backbone_config=swin_backbone(), decoder_config=decoder, fpn_feature_size=W, mask_feature_size=W, num_labels=4)
    return segmenter(t.MaskFormerForInstanceSegmentation(config))


def contrastive(model):
    model, ids, x = made(lambda: model), tokens(3, 12), seeded(3, 3, 32, 32)
    call = lambda: model(input_ids=ids, pixel_values=x, return_loss=True)  # noqa: E731
    return infer(model, lambda: [model(input_ids=ids, pixel_values=x).logits_per_image]), train(model, call)


@case
def clip():
    return contrastive(t.CLIPModel(t.CLIPConfig(**CLIP)))


@case
def siglip():
    return contrastive(t.SiglipModel(t.SiglipConfig(text_config=CLIP_TEXT, vision_config=VIT)))


@case
def altclip_chinese_clip():
    return contrastive(t.ChineseCLIPModel(t.ChineseCLIPConfig(text_config=dict(BERT), vision_config=dict(VIT), projection_dim=W)))


@case
def llava():
    """A picture's patches between the tokens of a text."""
    text = dict(vocab_size=128, hidden_size=W, intermediate_size=2 * W, num_hidden_layers=2, num_attention_heads=4, num_key_value_heads=2, model_type="llama")
    config = t.LlavaConfig(text_config=text, vision_config=dict(VIT, model_type="clip_vision_model"), image_token_index=127, image_seq_length=16, vision_feature_layer=-1)
    model = made(lambda: t.LlavaForConditionalGeneration(config))
    ids = torch.cat([torch.full((2, 16), 127, device=model.device), tokens(2, 12)], 1)
    return train(model, lambda: model(input_ids=ids, pixel_values=seeded(2, 3, 32, 32), labels=ids))


@case
def blip():
    config = t.BlipConfig(text_config=dict(CLIP_TEXT, encoder_hidden_size=W, max_position_embeddings=32), vision_config=VIT, projection_dim=W)
    model, ids = made(lambda: t.BlipForConditionalGeneration(config)), tokens(2, 12)
    return train(model, lambda: model(input_ids=ids, pixel_values=seeded(2, 3, 32, 32), labels=ids))


@case
def vision_encoder_decoder():
    config = t.VisionEncoderDecoderConfig.from_encoder_decoder_configs(t.ViTConfig(**VIT), t.BertConfig(**BERT))
    config.decoder_start_token_id, config.pad_token_id = 1, 0
    model, ids = made(lambda: t.VisionEncoderDecoderModel(config)), tokens(2, 12)
    return train(model, lambda: model(pixel_values=seeded(2, 3, 32, 32), labels=ids))


@case
def sam():
    config = t.SamConfig(
        vision_config=dict(hidden_size=W, output_channels=32, num_hidden_layers=2, num_attention_heads=4, image_size=64, patch_size=8, mlp_dim=W,
                           window_size=4, global_attn_indexes=[1], num_pos_feats=16),
        prompt_encoder_config=dict(hidden_size=32, image_size=64, patch_size=8, mask_input_channels=8),
        mask_decoder_config=dict(hidden_size=32, mlp_dim=64, num_attention_heads=4, iou_head_hidden_dim=32),
    )  # fmt: skip
    model, points = made(lambda: t.SamModel(config)), torch.tensor([[[[20.0, 30.0]]]] * 2)
    return train(model, lambda: model(pixel_values=seeded(2, 3, 64, 64), input_points=points.to(model.device)))


@case
def videomae():
    config = t.VideoMAEConfig(**VIT, num_frames=4, tubelet_size=2)
    model = made(lambda: t.VideoMAEForVideoClassification(config))
    return train(model, lambda: model(seeded(2, 4, 3, 32, 32)))


@case
def vivit_timesformer():
    model = made(lambda: t.TimesformerForVideoClassification(t.TimesformerConfig(**VIT, num_frames=4)))
    return train(model, lambda: model(seeded(2, 4, 3, 32, 32)))
