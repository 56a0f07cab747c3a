import type { Picture } from './blurPicture.js'

/** Halves a picture: each pixel is the mean of four, so that the dots of a large QR code become squares. */
export function halvePicture({ data, width, height }: Picture): Picture {
  const [wide, high] = [Math.floor(width / 2), Math.floor(height / 2)]
  const small = new Uint8ClampedArray(wide * high * 4)
  for (let y = 0; y < high; y++) {
    for (let x = 0; x < wide; x++) {
      for (let channel = 0; channel < 4; channel++) {
        const at = (row: number, column: number) => data[((2 * y + row) * width + 2 * x + column) * 4 + channel] ?? 0
        small[(y * wide + x) * 4 + channel] = (at(0, 0) + at(0, 1) + at(1, 0) + at(1, 1)) / 4
      }
    }
  }
  return { data: small, width: wide, height: high }
}
