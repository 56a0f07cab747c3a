import type { ChainNamespace } from '@latchkey/common'

type ByNamespace<T> = Readonly<Partial<Record<ChainNamespace, T>>>

/** Returns a map with one namespace's value set or removed. Other values keep their identity. */
export function withNamespace<T>(all: ByNamespace<T>, namespace: ChainNamespace, value: T | undefined): ByNamespace<T> {
  const { [namespace]: _old, ...others } = all
  return value === undefined ? (others as ByNamespace<T>) : { ...all, [namespace]: value }
}
