"""Sound and series: transformers' speech models, torchaudio, models of time series, sentence-transformers."""
import torch

from cases import DEVICE, GPU, case, need
from models import before, infer, made, seeded, tokens, train  # noqa: F401 (run.py calls before)

W = 128 if GPU else 32
CONVS = dict(conv_dim=(32, 32, 32), conv_stride=(5, 2, 2), conv_kernel=(10, 3, 2), num_conv_pos_embeddings=16, num_conv_pos_embedding_groups=4)
SPEECH = dict(vocab_size=32, hidden_size=W, num_hidden_layers=2, num_attention_heads=4, intermediate_size=2 * W, mask_time_prob=0.0,
              layerdrop=0.0, **CONVS)  # fmt: skip


def t():
    return need("transformers")


def speech(model, config, **more):
    """Connectionist temporal classification of a wave."""
    model = made(lambda: getattr(t(), model)(getattr(t(), config)(**SPEECH, **more)))
    wave, labels = seeded(2, 4000), tokens(2, 10, 30)
    return infer(model, lambda: model(wave).logits), train(model, lambda: model(wave, labels=labels))


case(lambda: speech("Wav2Vec2ForCTC", "Wav2Vec2Config"), "wav2vec2")
case(lambda: speech("Wav2Vec2ForCTC", "Wav2Vec2Config", do_stable_layer_norm=True, feat_extract_norm="layer"), "wav2vec2_layer_norm")
case(lambda: speech("HubertForCTC", "HubertConfig"), "hubert")
case(lambda: speech("WavLMForCTC", "WavLMConfig"), "wavlm")
case(lambda: speech("UniSpeechForCTC", "UniSpeechConfig"), "unispeech")
case(lambda: speech("Data2VecAudioForCTC", "Data2VecAudioConfig"), "data2vec_audio")
case(lambda: speech("Wav2Vec2ConformerForCTC", "Wav2Vec2ConformerConfig"), "conformer")
case(lambda: speech("SEWForCTC", "SEWConfig", squeeze_factor=2), "sew")


@case
def wav2vec2_masked():
    """Spans that are masked at random, chosen on the host."""
    import numpy

    numpy.random.seed(5)
    model = made(lambda: t().Wav2Vec2ForCTC(t().Wav2Vec2Config(**dict(SPEECH, mask_time_prob=0.3, mask_time_length=4))))
    return train(model, lambda: model(seeded(2, 4000), labels=tokens(2, 10, 30)))


@case
def whisper():
    config = t().WhisperConfig(
        vocab_size=128, num_mel_bins=16, d_model=W, encoder_layers=2, decoder_layers=2, encoder_attention_heads=4, decoder_attention_heads=4,
        encoder_ffn_dim=2 * W, decoder_ffn_dim=2 * W, max_source_positions=64, max_target_positions=32, pad_token_id=0, bos_token_id=1,
        eos_token_id=2, decoder_start_token_id=3, begin_suppress_tokens=None, suppress_tokens=None,
    )  # fmt: skip
    model, sound, ids = made(lambda: t().WhisperForConditionalGeneration(config)), seeded(2, 16, 128), tokens(2, 12)
    steps = train(model, lambda: model(input_features=sound, labels=ids))
    model.eval()
    out = []
    with torch.no_grad():
        ids = ids[:, :1]
        for _ in range(8):
            ids = torch.cat([ids, model(input_features=sound, decoder_input_ids=ids).logits[:, -1:].argmax(-1)], 1)
            out.append(ids)
    return steps, out[-1]


@case
def speech_to_text():
    config = t().Speech2TextConfig(
        vocab_size=128, d_model=W, encoder_layers=2, decoder_layers=2, encoder_attention_heads=4, decoder_attention_heads=4, encoder_ffn_dim=W,
        decoder_ffn_dim=W, input_feat_per_channel=16, input_channels=1, conv_channels=32, pad_token_id=0, decoder_start_token_id=1,
    )  # fmt: skip
    model = made(lambda: t().Speech2TextForConditionalGeneration(config))
    return train(model, lambda: model(input_features=seeded(2, 64, 16), labels=tokens(2, 12)))


@case
def audio_spectrogram_transformer():
    config = t().ASTConfig(hidden_size=W, num_hidden_layers=2, num_attention_heads=4, intermediate_size=W, max_length=64, num_mel_bins=32)
    model = made(lambda: t().ASTForAudioClassification(config))
    return train(model, lambda: model(seeded(2, 64, 32)))


@case
def encodec():
    """A codec: convolutions, LSTM and vector quantisation."""
    model = made(lambda: t().EncodecModel(t().EncodecConfig(hidden_size=32, num_filters=8, codebook_size=64, codebook_dim=32))).eval()
    with torch.no_grad():
        out = model(seeded(2, 1, 2400, scale=0.1))
    return out.audio_codes, out.audio_values


@case
def univnet_hifigan():
    """A vocoder: transposed convolutions."""
    config = t().SpeechT5HifiGanConfig(model_in_dim=16, upsample_initial_channel=32, upsample_rates=[4, 4], upsample_kernel_sizes=[8, 8],
                                       resblock_kernel_sizes=[3], resblock_dilation_sizes=[[1, 3]])  # fmt: skip
    model = made(lambda: t().SpeechT5HifiGan(config))
    return infer(model, lambda: model(seeded(2, 20, 16)))


SERIES = dict(prediction_length=4, context_length=12, input_size=1, d_model=W, encoder_layers=1, decoder_layers=1, encoder_attention_heads=2,
              decoder_attention_heads=2, encoder_ffn_dim=W, decoder_ffn_dim=W, lags_sequence=[1, 2, 3], num_time_features=2)  # fmt: skip


def series(kind, **more):
    model = made(lambda: getattr(t(), f"{kind}ForPrediction")(getattr(t(), f"{kind}Config")(**SERIES, **more)))
    past, ones = seeded(3, 15), torch.ones(3, 15, device=DEVICE)
    step = lambda: model(past_values=past, past_time_features=seeded(3, 15, 2), past_observed_mask=ones, future_values=seeded(3, 4),  # noqa: E731
                         future_time_features=seeded(3, 4, 2))  # fmt: skip
    return train(model, step)


case(lambda: series("TimeSeriesTransformer"), "time_series_transformer")
case(lambda: series("Informer", sampling_factor=2), "informer")
case(lambda: series("Autoformer", moving_average=5, label_length=4), "autoformer")


@case
def patchtst():
    config = t().PatchTSTConfig(num_input_channels=2, context_length=32, patch_length=8, patch_stride=8, d_model=W, ffn_dim=W, num_hidden_layers=2,
                                num_attention_heads=4, prediction_length=8)  # fmt: skip
    model = made(lambda: t().PatchTSTForPrediction(config))
    return train(model, lambda: model(past_values=seeded(3, 32, 2), future_values=seeded(3, 8, 2)))


@case
def decision_transformer():
    config = t().DecisionTransformerConfig(state_dim=5, act_dim=3, hidden_size=W, n_layer=2, n_head=4, max_ep_len=32)
    model = made(lambda: t().DecisionTransformerModel(config))
    steps = torch.arange(8, device=DEVICE).expand(2, 8)
    return train(model, lambda: model(states=seeded(2, 8, 5), actions=seeded(2, 8, 3), rewards=seeded(2, 8, 1), returns_to_go=seeded(2, 8, 1),
                                      timesteps=steps, attention_mask=torch.ones(2, 8, device=DEVICE)))  # fmt: skip


def sounds():
    return need("torchaudio")


@case
def audio_spectrograms():
    a, wave = sounds(), seeded(2, 8000)
    make = [a.transforms.Spectrogram(256), a.transforms.MelSpectrogram(16000, 256, n_mels=20), a.transforms.MFCC(16000, 13, melkwargs={"n_fft": 256, "n_mels": 20}),
            a.transforms.LFCC(16000, n_lfcc=13, speckwargs={"n_fft": 256}), a.transforms.SpectralCentroid(16000, 256)]  # fmt: skip
    return [m.to(DEVICE)(wave) for m in make]


@case
def audio_resampling():
    a, wave = sounds(), seeded(2, 8000)
    return a.transforms.Resample(16000, 8000).to(DEVICE)(wave), a.transforms.Resample(8000, 11025).to(DEVICE)(wave), a.transforms.GriffinLim(256, n_iter=8, rand_init=False).to(DEVICE)(a.transforms.Spectrogram(256).to(DEVICE)(wave))


@case
def audio_filters():
    f, wave = sounds().functional, seeded(2, 4000, scale=0.1)
    return [f.lowpass_biquad(wave, 16000, 3000.0), f.highpass_biquad(wave, 16000, 300.0), f.equalizer_biquad(wave, 16000, 1000.0, 3.0),
            f.fftconvolve(wave, seeded(2, 64)), f.add_noise(wave, seeded(2, 4000), torch.tensor([3.0, 6.0], device=DEVICE)),
            f.amplitude_to_DB(wave.abs(), 10.0, 1e-10, 0.0), f.mu_law_encoding(wave.clamp(-1, 1), 256)]  # fmt: skip


@case
def audio_conformer():
    model = made(lambda: sounds().models.Conformer(input_dim=W, num_heads=4, ffn_dim=W, num_layers=2, depthwise_conv_kernel_size=15))
    lengths = torch.tensor([40, 25], device=DEVICE)
    return train(model, lambda: [model(seeded(2, 40, W), lengths)[0]])


@case
def audio_conv_tasnet():
    model = made(lambda: sounds().models.ConvTasNet(num_sources=2, enc_num_feats=32, msk_num_feats=16, msk_num_hidden_feats=32, msk_num_layers=2, msk_num_stacks=2))
    return train(model, lambda: [model(seeded(2, 1, 2000))])


@case
def audio_emformer_rnnt():
    model = made(lambda: sounds().models.Emformer(W, 4, W, 2, 4, right_context_length=1))
    lengths = torch.tensor([16, 16], device=DEVICE)
    return train(model, lambda: [model(seeded(2, 17, W), lengths)[0]])


@case
def audio_rnnt_loss():
    logits = seeded(2, 10, 5, 20).requires_grad_()
    targets = tokens(2, 4, 18, low=1).int()
    full = torch.tensor([10, 8], device=DEVICE, dtype=torch.int32), torch.tensor([4, 3], device=DEVICE, dtype=torch.int32)
    loss = sounds().functional.rnnt_loss(logits, targets, *full, blank=19)
    loss.backward()
    return loss, logits.grad


@case
def audio_forced_alignment():
    scores = seeded(1, 30, 12).log_softmax(-1)
    return sounds().functional.forced_align(scores, tokens(1, 8, 11, low=1).int(), blank=0)


@case
def sentence_embeddings():
    """sentence-transformers around a random BERT: pooling, training with negatives of the batch, search."""
    st = need("sentence_transformers")
    import os
    import tempfile

    words = ["[PAD]", "[UNK]", "[CLS]", "[SEP]", "[MASK]"] + [f"w{i}" for i in range(100)]
    with tempfile.TemporaryDirectory(dir=os.environ["CHECK_SCRATCH"]) as folder:
        path = os.path.join(folder, "vocab.txt")
        with open(path, "w") as f:
            f.write("\n".join(words))
        torch.manual_seed(7)
        config = t().BertConfig(vocab_size=len(words), hidden_size=W, num_hidden_layers=2, num_attention_heads=4, intermediate_size=W)
        t().BertModel(config).save_pretrained(folder)
        t().BertTokenizer(vocab=path if not hasattr(t().BertTokenizer, "vocab_files_names") else {w: i for i, w in enumerate(words)}).save_pretrained(folder)
        word = st.models.Transformer(folder, max_seq_length=16)
        model = st.SentenceTransformer(modules=[word, st.models.Pooling(W, "mean"), st.models.Normalize()], device=DEVICE)
    texts = [" ".join(f"w{(i * 7 + j * j) % 100}" for j in range(6)) for i in range(40)]
    vectors = model.encode(texts, convert_to_tensor=True, batch_size=16, show_progress_bar=False)
    return vectors, st.util.cos_sim(vectors, vectors), [h["corpus_id"] for h in st.util.semantic_search(vectors[:4], vectors, top_k=5)[1]]
