import type { ChainNamespace } from '@latchkey/common'

type ByNamespace<T> = Readonly<Partial<Record<ChainNamespace, T>>>

/** A map with one namespace's value put in, or taken out; those of the others are the same objects as before. */
export function withNamespace<T>(all: ByNamespace<T>, namespace: ChainNamespace, value: T | undefined): ByNamespace<T> {
  const { [namespace]: _old, ...others } = all
  return value === undefined ? (others as ByNamespace<T>) : { ...all, [namespace]: value }
}
