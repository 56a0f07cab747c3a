import { useKit } from './kitContext.js'
import { useSnap } from './useSnap.js'
import { useStore } from './useStore.js'

/** Whether the app wants its terms agreed to, and the visitor did not yet: until then no wallet is asked and no code made. */
export function useMustAccept(): boolean {
  const { core, legalAccepted } = useKit()
  const { features, termsConditionsUrl, privacyPolicyUrl } = useSnap(core.options.state).current
  const isAccepted = useStore(legalAccepted)
  return features.legalCheckbox && Boolean(termsConditionsUrl || privacyPolicyUrl) && !isAccepted
}
