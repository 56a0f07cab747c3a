import { formatUnits } from 'viem'
import type { PromptCall, PromptDetails, PromptNetwork, PromptPart } from '../wallet/base/prompt.js'
import { accountPicker } from './accountPicker.js'
import { element } from './element.js'

/** Renders the content of a prompt as elements. */
export function promptBody(document: Document, prompt: PromptDetails): readonly Node[] {
  const make = parts(document)
  switch (prompt.kind) {
    case 'connect':
      return [
        accountPicker(document, prompt),
        make.hint('The site will see addresses and balances, and may ask for signatures.'),
      ]
    case 'message':
      return [
        make.box([make.list([['Account', make.address(prompt.account)]])]),
        ...(prompt.readable ? [] : [make.caution('This is not text. Sign it only if you know what it is.')]),
        make.block(prompt.text),
      ]
    case 'typedData':
      return [
        make.box([make.list([['Account', make.address(prompt.account)], ...rows(prompt.domain)])]),
        make.box([make.part(prompt.primaryType), make.list(rows(prompt.message))]),
      ]
    case 'transactions':
      return [
        make.box([
          make.list([
            ['Network', networkText(prompt.chain)],
            ['From', make.address(prompt.account)],
          ]),
        ]),
        make.box(
          prompt.calls.flatMap((call, index) =>
            callRows(make, call, prompt.chain, prompt.calls.length > 1 ? index + 1 : undefined),
          ),
        ),
        make.hint('The network takes a fee for each transaction.'),
      ]
    case 'transaction':
      return [
        make.box([
          make.list([
            ['Network', prompt.network],
            ['From', make.address(prompt.account)],
          ]),
        ]),
        ...(prompt.caution === undefined ? [] : [make.caution(prompt.caution)]),
        make.box(prompt.parts.flatMap((part) => partRows(make, part))),
      ]
    case 'switchChain':
      return [
        make.box([
          make.list([
            ['From', networkText(prompt.from)],
            ['To', networkText(prompt.to)],
          ]),
        ]),
      ]
    case 'addChain':
      return [
        make.caution('A network’s server sees your addresses and can show you wrong balances. Add only one you trust.'),
        make.box([
          make.list([
            ['Network', networkText(prompt.chain)],
            ['Server', prompt.chain.rpcUrl],
            ['Currency', prompt.chain.nativeCurrency?.symbol ?? 'ETH'],
          ]),
        ]),
      ]
    case 'watchAsset':
      return [
        make.box([
          make.list([
            ['Token', prompt.symbol],
            ['Contract', make.address(prompt.address)],
          ]),
        ]),
      ]
    case 'scan':
      return [make.hint('The site gets the text of this code.'), make.block(prompt.text)]
    case 'permissions':
      return [
        make.caution('The site acts without asking you again, until the permission ends or you revoke it.'),
        make.box([
          make.list([
            ['Account', make.address(prompt.account)],
            ['Network', networkText(prompt.chain)],
            ['Ends', endText(prompt.expiry)],
          ]),
        ]),
        make.block(JSON.stringify(prompt.permissions, null, 2)),
      ]
    case 'unlock':
      return [make.hint('The site waits for an answer. Nothing is shared before you approve it.')]
  }
}

/** `expiry` in seconds since 1970. */
function endText(expiry: number | undefined): string {
  return expiry === undefined ? 'Never' : new Date(expiry * 1_000).toUTCString()
}

type Row = readonly [term: string, value: Node | string, className?: 'amount']

function parts(document: Document) {
  const make = (tag: 'p' | 'div' | 'code', className: string | undefined, children: readonly (Node | string)[]) =>
    element(document, tag, { class: className }, children)
  return {
    box: (children: readonly Node[]) => make('div', 'box', children),
    part: (text: string) => make('p', 'part', [text]),
    hint: (text: string) => make('p', 'hint', [text]),
    caution: (text: string) => make('p', 'caution', [text]),
    address: (text: string) => make('code', undefined, [text]),
    block: (text: string) => element(document, 'pre', { tabindex: '0', 'aria-label': 'Content', dir: 'auto' }, [text]),
    list: (entries: readonly Row[]) =>
      element(
        document,
        'dl',
        {},
        entries.map(([term, value, className]) =>
          element(document, 'div', {}, [
            element(document, 'dt', {}, [term]),
            element(document, 'dd', { class: className }, [value]),
          ]),
        ),
      ),
  }
}

function callRows(
  make: ReturnType<typeof parts>,
  call: PromptCall,
  chain: PromptNetwork,
  number: number | undefined,
): readonly Node[] {
  const { symbol, decimals } = chain.nativeCurrency ?? { symbol: 'ETH', decimals: 18 }
  const list = make.list([
    ['To', call.to ? make.address(call.to) : 'A new contract'],
    ['Amount', `${formatUnits(call.value, decimals)} ${symbol}`, 'amount'],
    ...(call.data && call.data !== '0x' ? [['Data', make.address(shorten(call.data))] as const] : []),
  ])
  return number === undefined ? [list] : [make.part(`Transaction ${number}`), list]
}

function partRows(make: ReturnType<typeof parts>, { title, lines }: PromptPart): readonly Node[] {
  const list = make.list(
    lines.map(({ label, value, kind }): Row => {
      if (kind === 'amount') return [label, value, 'amount']
      return [label, kind === 'address' ? make.address(value) : value]
    }),
  )
  return title === undefined ? [list] : [make.part(title), list]
}

/** Lists the fields of an object. The label of a nested field is its path. */
function rows(value: unknown, path = '', depth = 0): readonly Row[] {
  if (typeof value !== 'object' || value === null || depth > 4) return path ? [[path, String(value)]] : []
  return Object.entries(value).flatMap(([key, field]) => rows(field, path ? `${path}.${key}` : key, depth + 1))
}

function networkText({ name, id }: PromptNetwork): string {
  return `${name} (${id})`
}

function shorten(data: string): string {
  return data.length <= 74 ? data : `${data.slice(0, 66)}… (${(data.length - 2) / 2} bytes)`
}
