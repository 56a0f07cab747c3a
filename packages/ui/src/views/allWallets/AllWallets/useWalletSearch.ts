import { type DirectorySearch, readSearch, searchAsTyped, type TypedSearch } from '@latchkey/core'
import { useEffect, useState } from 'react'
import { useModal } from '../../../context/modalContext.js'

const off: TypedSearch = { status: 'off' }

/** Searches the directory when typing pauses. A new `retry` number repeats the search. */
export function useWalletSearch({ text, certified, namespace }: DirectorySearch, retry: number): TypedSearch {
  const { core } = useModal()
  const wanted = readSearch({ text, certified, namespace })
  const key = `${JSON.stringify(wanted)} ${retry}`
  const [search, setSearch] = useState<{ readonly key: string; readonly is: TypedSearch }>({ key: '', is: off })

  // biome-ignore lint/correctness/useExhaustiveDependencies: the key identifies the query
  useEffect(() => wanted && searchAsTyped(core, wanted, (is) => setSearch({ key, is })), [core, key])

  if (!wanted) return off
  return search.key === key ? search.is : { status: 'searching' }
}
