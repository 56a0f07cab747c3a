/** A picture with four bytes per pixel: red, green, blue and alpha. */
export type Picture = { readonly data: Uint8ClampedArray; readonly width: number; readonly height: number }

/** Blurs a picture slightly, like a lens, so that a QR code drawn in dots can be decoded. */
export function blurPicture({ data, width, height }: Picture): Picture {
  const blurred = new Uint8ClampedArray(data)
  for (let y = 1; y < height - 1; y++) {
    for (let x = 1; x < width - 1; x++) {
      for (let channel = 0; channel < 3; channel++) {
        let sum = 0
        for (let row = y - 1; row <= y + 1; row++) {
          for (let column = x - 1; column <= x + 1; column++) sum += data[(row * width + column) * 4 + channel] ?? 0
        }
        blurred[(y * width + x) * 4 + channel] = sum / 9
      }
    }
  }
  return { data: blurred, width, height }
}
