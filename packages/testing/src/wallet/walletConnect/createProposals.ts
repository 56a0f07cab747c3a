import { createError, errors } from '@latchkey/common'
import type { ApprovalPolicy, GrantChoice } from './approvalPolicy.js'
import { approveSignIn, readWanted } from './approveSignIn.js'
import type { QuietClient } from './createQuietClient.js'
import { grantNamespaces, joinScopes, type PhoneGrants } from './grantNamespaces.js'
import type { PhoneNamespace } from './phoneNamespace.js'
import type { PhoneProposal } from './phoneProposal.js'
import type { PhoneSession } from './phoneSession.js'
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
  signsIn = true,
}: {
  readonly client: QuietClient['client']
  readonly namespaces: ReadonlyMap<string, PhoneNamespace>
  readonly approval?: ApprovalPolicy | undefined
  readonly signsIn?: boolean | undefined
  tell(): void
}): Proposals {
  let policy = approval
  let open: readonly PhoneProposal[] = []
  const decisions = createDecisions()
  const close = (id: number) => {
    open = open.filter((proposal) => proposal.id !== id)
    tell()
  }

  function add(
    proposal: Omit<PhoneProposal, 'offered' | 'approve' | 'reject'>,
    settle: {
      /** Resolves with the topic of the session. */
      approve(granted: PhoneGrants, choice: GrantChoice): Promise<string>
      reject(reason: { readonly code: number; readonly message: string }): Promise<void>
    },
  ): void {
    const { id, wanted } = proposal
    const added: PhoneProposal = {
      ...proposal,
      offered: grantNamespaces(wanted, namespaces),
      async approve(choice = {}): Promise<PhoneSession> {
        const granted = grantNamespaces(wanted, namespaces, choice)
        if (Object.keys(granted).length === 0) {
          await added.reject(5100, 'Unsupported chains.')
          throw createError(errors.WALLET_NO_ACCOUNT, { details: 'Nothing of what the app asked for was granted.' })
        }
        close(id)
        const topic = await settle.approve(granted, choice)
        tell()
        return readSession(client.session.get(topic))
      },
      async reject(code = 5000, message = 'User rejected.') {
        close(id)
        await settle.reject({ code, message })
      },
    }
    open = [...open, added]
    tell()
    // Ignore the error: the app or the relay is gone, so nobody waits for the response.
    decisions.decide(added, policy).catch(() => undefined)
  }

  client.on('session_proposal', ({ id, params, verifyContext }) => {
    const wanted = joinScopes(params.requiredNamespaces, params.optionalNamespaces)
    const { metadata: peer } = params.proposer
    add(
      { id, peer, origin: readOrigin(verifyContext), wanted, hasSignIn: false },
      {
        async approve(granted) {
          const { topic, acknowledged } = await client.approve({ id, namespaces: granted })
          await acknowledged()
          return topic
        },
        reject: (reason) => client.reject({ id, reason }),
      },
    )
  })
  // The client ignores the proposal of the same pairing if there is a listener.
  const own = signsIn && namespaces.get('eip155')
  if (own)
    client.on('session_authenticate', (request) => {
      const { id, params, verifyContext } = request
      const { metadata: peer } = params.requester
      add(
        { id, peer, origin: readOrigin(verifyContext), wanted: readWanted(request), hasSignIn: true },
        {
          approve: (granted, { signIn }) => approveSignIn(client, own, request, granted, signIn),
          reject: (reason) => client.rejectSessionAuthenticate({ id, reason }),
        },
      )
    })
  client.on('proposal_expire', ({ id }) => close(id))

  return {
    list: () => open,
    setApproval(next) {
      policy = next
    },
    stop() {
      decisions.stop()
      open = []
    },
  }
}

/** Applies policies, after their delay. */
function createDecisions() {
  const timers = new Set<ReturnType<typeof setTimeout>>()
  const pause = (ms: number) =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(() => {
        timers.delete(timer)
        resolve()
      }, ms)
      timers.add(timer)
    })
  return {
    async decide(proposal: PhoneProposal, how: ApprovalPolicy): Promise<void> {
      if (how.type === 'ask') return
      if (how.afterMs !== undefined) await pause(how.afterMs)
      if (how.type === 'reject') return proposal.reject(how.code, how.message)
      const { type: _, afterMs: __, ...choice } = how
      await proposal.approve(choice)
    },
    stop() {
      for (const timer of timers) clearTimeout(timer)
    },
  }
}

function readOrigin({ verified }: { readonly verified: { readonly origin: string; readonly validation: string } }) {
  return { text: verified.origin, isVerified: verified.validation === 'VALID' }
}
