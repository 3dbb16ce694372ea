#!/usr/bin/env bash
# Makes the sounds of assets/sounds from nothing but sine waves and noise. Needs sox with its mp3 part
# (Debian: sox, libsox-fmt-mp3). The two short ones are wav: an mp3 would begin with a breath of silence.
set -eu
cd "$(dirname "$0")/../sounds"
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

# A partial: name, seconds, frequency, gain in dB. It dies away like struck wood.
partial() { sox -D -R -n -r 32000 -b 16 -c 1 "$work/$1.wav" synth "$2" sine "$3" fade l 0.001 "$2" "$2" gain "$4"; }
# A tap: name, seconds, centre and width of its band, gain in dB.
tap() { sox -D -R -n -r 32000 -b 16 -c 1 "$work/$1.wav" synth "$2" pinknoise band -n "$3" "$4" fade l 0.0005 "$2" "$2" gain "$5"; }

# drop: a disc set down on a wooden board.
tap knock 0.030 1900 1400 -1
partial body 0.150 196 -9
partial wood 0.090 742 -8
partial ring 0.050 1680 -14
sox -D -R -m -v 1 "$work/knock.wav" -v 1 "$work/body.wav" -v 1 "$work/wood.wav" -v 1 "$work/ring.wav" drop.wav \
  lowpass 6000 norm -9

# flip: the same wood, touched lightly.
tap touch 0.018 2600 1600 -1
partial light 0.060 1180 -12
partial low 0.070 392 -15
sox -D -R -m -v 1 "$work/touch.wav" -v 1 "$work/light.wav" -v 1 "$work/low.wav" flip.wav lowpass 7000 norm -15

# pass: one low, round tone.
sox -D -R -n -r 32000 -c 1 -C 48 pass.mp3 synth 0.55 sine 174.6 synth 0.55 sine mix 349.2 \
  fade h 0.02 0.55 0.45 lowpass 900 norm -14

# end: three notes of a major chord, one after the other, dying away together.
note() { sox -D -R -n -r 32000 -b 16 -c 1 "$work/$1.wav" synth 1.1 sine "$3" fade l 0.03 1.1 1.06 gain -10 pad "$2"; }
note do 0 261.6
note mi 0.09 329.6
note sol 0.18 392.0
sox -D -R -m "$work/do.wav" "$work/mi.wav" "$work/sol.wav" -C 48 end.mp3 norm -12
