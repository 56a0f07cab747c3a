import type { Picture } from './blurPicture.js'

/** Enlarges a picture with nearest-neighbour interpolation. */
export function enlargePicture({ data, width, height }: Picture, factor: number): Picture {
  const [wide, high] = [Math.round(width * factor), Math.round(height * factor)]
  const points = new Uint32Array(data.buffer, data.byteOffset, width * height)
  const large = new Uint32Array(wide * high)
  for (let y = 0; y < high; y++) {
    const row = Math.floor(y / factor) * width
    for (let x = 0; x < wide; x++) large[y * wide + x] = points[row + Math.floor(x / factor)] ?? 0
  }
  return { data: new Uint8ClampedArray(large.buffer), width: wide, height: high }
}
