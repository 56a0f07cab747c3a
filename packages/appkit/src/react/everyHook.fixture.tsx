import {
  useAppKit,
  useAppKitAccount,
  useAppKitBalance,
  useAppKitChainClient,
  useAppKitConnection,
  useAppKitConnections,
  useAppKitEvents,
  useAppKitNetwork,
  useAppKitProvider,
  useAppKitState,
  useAppKitTheme,
  useDisconnect,
  useWalletInfo,
} from '../exports/react.js'

/** The values of every hook in one component. */
export function useEveryHook() {
  return {
    kit: useAppKit(),
    account: useAppKitAccount(),
    balance: useAppKitBalance(),
    client: useAppKitChainClient(),
    connection: useAppKitConnection(),
    connections: useAppKitConnections(),
    events: useAppKitEvents(),
    network: useAppKitNetwork(),
    provider: useAppKitProvider('eip155'),
    state: useAppKitState(),
    theme: useAppKitTheme(),
    leave: useDisconnect(),
    wallet: useWalletInfo(),
  }
}

export type HookValues = ReturnType<typeof useEveryHook>

/** Renders the values of the hooks as JSON and passes them to the test at every render. */
export function EveryHook({ onRender }: { readonly onRender: (values: HookValues) => void }) {
  const values = useEveryHook()
  onRender(values)
  return <output>{JSON.stringify(values)}</output>
}
