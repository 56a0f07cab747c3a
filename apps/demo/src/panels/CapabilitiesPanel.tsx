import { chainKind } from '../chains/chainKind.js'
import { useKitValue } from '../kit/useActions.js'
import { useChain } from '../kit/useChain.js'
import type { NamespaceProps } from '../parts/namespaceProps.js'
import { Panel } from '../parts/Panel.js'

/** Lists the wallet's actions. Unsupported actions are absent. */
export function CapabilitiesPanel({ namespace }: NamespaceProps) {
  const { actionNames } = chainKind(namespace)
  const { status } = useChain(namespace)
  const offered = useKitValue((kit) => {
    const actions = kit.getActions(namespace)
    return actionNames.filter((name) => actions && Reflect.get(actions, name) !== undefined)
  })
  return (
    <Panel
      title="Actions"
      note="An action is there only if the wallet can do it."
      code={`kit.getActions('${namespace}')`}
    >
      {status === 'connected' ? (
        <ul className="abilities" aria-label="Actions of this wallet">
          {actionNames.map((name) => (
            <li key={name} className="tag" data-tone={offered.includes(name) ? 'ok' : undefined}>
              {name}
              {offered.includes(name) ? '' : ': no'}
            </li>
          ))}
        </ul>
      ) : (
        <p className="hint">Connect first.</p>
      )}
    </Panel>
  )
}
