import { settle } from '@latchkey/testing'

/** Waits until earlier changes are rendered and painted, and their effects have run. */
export async function rendered(): Promise<void> {
  for (let frame = 0; frame < 2; frame++) {
    await settle()
    await new Promise(requestAnimationFrame)
  }
}
