import { createError, errors } from '@latchkey/common'
import type { ApprovalPolicy, GrantChoice } from './approvalPolicy.js'
import type { QuietClient } from './createQuietClient.js'
import { grantNamespaces, joinScopes } from './grantNamespaces.js'
import type { PhoneNamespace } from './phoneNamespace.js'
import type { PhoneProposal } from './phoneProposal.js'
import { readSession } from './readSession.js'

export type Proposals = {
  list(): readonly PhoneProposal[]
  setApproval(policy: ApprovalPolicy): void
  stop(): void
}

/** Answers proposals according to the policy, or keeps them until a test decides. */
export function createProposals({
  client,
  namespaces,
  tell,
  approval = { type: 'approve' },
}: {
  readonly client: QuietClient['client']
  readonly namespaces: ReadonlyMap<string, PhoneNamespace>
  readonly approval?: ApprovalPolicy | undefined
  tell(): void
}): Proposals {
  let policy = approval
  let open: readonly PhoneProposal[] = []
  const timers = new Set<ReturnType<typeof setTimeout>>()

  const close = (id: number) => {
    open = open.filter((proposal) => proposal.id !== id)
    tell()
  }

  const pause = (ms: number) =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(() => {
        timers.delete(timer)
        resolve()
      }, ms)
      timers.add(timer)
    })

  async function decide(proposal: PhoneProposal, how: ApprovalPolicy): Promise<void> {
    if (how.type === 'ask') return
    if (how.afterMs !== undefined) await pause(how.afterMs)
    if (how.type === 'reject') return proposal.reject(how.code, how.message)
    const { type: _, afterMs: __, ...choice } = how
    await proposal.approve(choice)
  }

  client.on('session_proposal', ({ id, params, verifyContext }) => {
    const wanted = joinScopes(params.requiredNamespaces, params.optionalNamespaces)
    const proposal: PhoneProposal = {
      id,
      peer: params.proposer.metadata,
      origin: { text: verifyContext.verified.origin, isVerified: verifyContext.verified.validation === 'VALID' },
      wanted,
      offered: grantNamespaces(wanted, namespaces),
      async approve(choice?: GrantChoice) {
        const granted = grantNamespaces(wanted, namespaces, choice)
        if (Object.keys(granted).length === 0) {
          await proposal.reject(5100, 'Unsupported chains.')
          throw createError(errors.WALLET_NO_ACCOUNT, { details: 'Nothing of what the app asked for was granted.' })
        }
        close(id)
        const { topic, acknowledged } = await client.approve({ id, namespaces: granted })
        await acknowledged()
        tell()
        return readSession(client.session.get(topic))
      },
      async reject(code = 5000, message = 'User rejected.') {
        close(id)
        await client.reject({ id, reason: { code, message } })
      },
    }
    open = [...open, proposal]
    tell()
    // Ignore the error: the app or the relay is gone, so nobody waits for the response.
    decide(proposal, policy).catch(() => undefined)
  })
  client.on('proposal_expire', ({ id }) => close(id))

  return {
    list: () => open,
    setApproval(next) {
      policy = next
    },
    stop() {
      for (const timer of timers) clearTimeout(timer)
      open = []
    },
  }
}
