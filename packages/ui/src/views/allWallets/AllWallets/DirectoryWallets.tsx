import { type DirectorySearch, readSearch, searchAsTyped, type TypedSearch } from '@latchkey/core'
import { useCallback, useEffect, useRef, useState } from 'react'
import { T } from '../../../i18n/T.js'
import { useLanguage } from '../../../i18n/useLanguage.js'
import { useModal, useScreen } from '../../../modalContext/modalContext.js'
import { type ListMemory, useListMemory } from '../../../modalContext/useListMemory.js'
import { Button } from '../../../primitives/Button.js'
import { Checkbox } from '../../../primitives/Checkbox.js'
import { Failed } from '../../../primitives/Failed.js'
import { SearchIcon } from '../../../primitives/icons.js'
import { Skeleton } from '../../../primitives/Loading.js'
import { Picture } from '../../../primitives/Picture.js'
import { Row } from '../../../primitives/Row.js'
import { SearchField } from '../../../primitives/SearchField.js'
import { commonTexts } from '../../../primitives/texts.js'
import { qrTexts } from '../../../qr/texts.js'
import { createStore } from '../../../store/createStore.js'
import { useSnap } from '../../../store/useSnap.js'
import { usePreparePairing } from '../../../walletConnect/usePreparePairing.js'
import { CodeButton } from './CodeButton.js'
import { LongList } from './LongList.js'
import { readListStatus } from './status.js'
import { texts } from './texts.js'
import { useChooseWallet } from './useChooseWallet.js'

const announcements = {
  loading: texts.loading,
  empty: texts.none,
  found: texts.found,
  listed: texts.listed,
} as const

const failedHints = { VIEW_LOAD_FAILED: commonTexts.loadFailedHint, DIRECTORY_FAILED: texts.failedHint } as const

/** The wallets of the directory, or those that support the view's namespace, with paging and search. */
export function DirectoryWallets() {
  const { core, share } = useModal()
  const { text, locale } = useLanguage()
  const { namespace, uri } = useScreen<'AllWallets'>().data
  const body = useRef<HTMLDivElement>(null)
  const { filter, setFilter } = useListMemory(body, share(createListMemory), emptyFilter)
  const { query } = filter
  const [retry, setRetry] = useState(0)
  const { badge } = useSnap(core.directory.state)
  const certified = badge !== undefined && filter.certified
  const directory = core.directory.list(namespace)
  const search = useWalletSearch({ text: query, certified, namespace }, retry)
  const preparePairing = usePreparePairing(namespace)
  const choose = useChooseWallet()

  useEffect(() => {
    const { wallets, pages } = core.directory.list(namespace)
    // The row that opens this view has already sent the request. Show its failure.
    const isAsked = pages === 'failed' && core.router.state.history.length > 1
    if (wallets.length === 0 && !isAsked) void core.directory.loadMore(namespace)
  }, [core, namespace])

  const isSearch = search.status !== 'off'
  const loadMore = useCallback(() => {
    const { pages, wallets } = core.directory.list(namespace)
    if (!isSearch && pages === 'idle' && wallets.length > 0) void core.directory.loadMore(namespace)
  }, [core, namespace, isSearch])

  const list = readListStatus(search, directory)
  const { status, wallets, total, hasMore } = list
  const hasNone = wallets.length === 0
  const isBusy = status === 'loading'
  const isCodeAbove = uri !== undefined && !hasNone
  const again = () => (isSearch ? setRetry((count) => count + 1) : void core.directory.loadMore(namespace))

  return (
    <div className="body" ref={body} aria-busy={isBusy || undefined}>
      <div className="wallet-search">
        <SearchField
          label={text(texts.search)}
          value={query}
          onChange={(next) => setFilter({ ...filter, query: next })}
        />
        {badge !== undefined && (
          <Checkbox checked={certified} onChange={(next) => setFilter({ ...filter, certified: next })}>
            <T text={texts.onlyBadge} values={{ badge }} />
          </Checkbox>
        )}
      </div>
      <p className="visually-hidden" role="status">
        {status !== 'failed' && (
          <T text={announcements[status]} values={{ count: wallets.length.toLocaleString(locale) }} />
        )}
      </p>
      {status === 'empty' && <WalletsNone />}
      {isCodeAbove && (
        <div className="center">
          <p className="muted">
            <T text={qrTexts.appHint} />
          </p>
          <CodeButton />
        </div>
      )}
      {!hasNone && (
        <LongList
          wallets={wallets}
          total={total}
          badge={badge}
          onChoose={choose}
          onPress={uri ? undefined : preparePairing}
          onEnd={loadMore}
        />
      )}
      {isBusy && hasNone && <WalletSkeletons count={7} />}
      {status === 'failed' && (
        <>
          <Failed code={list.error} hint={failedHints[list.error]} onRetry={again} />
          {!isCodeAbove && <CodeButton />}
        </>
      )}
      {hasMore && (
        // Keep the button while it is busy: removing it would move the visitor's focus.
        <Button kind="secondary" onClick={loadMore} busy={isBusy}>
          <T text={texts.more} />
        </Button>
      )}
    </div>
  )
}

const off: TypedSearch = { status: 'off' }

/** Searches the directory when typing pauses. A new `retry` number repeats the search. */
function useWalletSearch({ text, certified, namespace }: DirectorySearch, retry: number): TypedSearch {
  const { core } = useModal()
  const wanted = readSearch({ text, certified, namespace })
  const key = `${JSON.stringify(wanted)} ${retry}`
  const [search, setSearch] = useState<{ readonly key: string; readonly is: TypedSearch }>({ key: '', is: off })

  // biome-ignore lint/correctness/useExhaustiveDependencies: the key identifies the query
  useEffect(() => wanted && searchAsTyped(core, wanted, (is) => setSearch({ key, is })), [core, key])

  if (!wanted) return off
  return search.key === key ? search.is : { status: 'searching' }
}

type WalletFilter = { readonly query: string; readonly certified: boolean }

const emptyFilter: WalletFilter = { query: '', certified: false }

/** Creates the memory of the list of all wallets: the filter and the scroll position. */
function createListMemory(): ListMemory<WalletFilter> {
  return createStore({ filter: emptyFilter, scrollTop: 0 })
}

/** The empty list, with a code for any wallet. */
function WalletsNone() {
  return (
    <div className="center empty">
      <Picture src={undefined} fallback={<SearchIcon />} />
      <p className="lead">
        <T text={texts.none} />
      </p>
      <p className="muted">
        <T text={texts.noneHint} />
      </p>
      <CodeButton />
    </div>
  )
}

type WalletSkeletonsProps = { readonly count: number }

/** Placeholders for wallets that are loading. */
function WalletSkeletons({ count }: WalletSkeletonsProps) {
  return (
    <div className="list" aria-hidden="true">
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: all placeholders are the same
        <Row key={index} image={<span className="picture" />} name={<Skeleton />} />
      ))}
    </div>
  )
}
