import type { TestCore } from './createTestCore.js'
import { settle } from './fakeClock.js'
import type { Question } from './scriptedWallet.js'

/** The question the wallet was asked last, as soon as it was. */
export async function asked({ wallet }: Pick<TestCore, 'wallet'>): Promise<Question> {
  // The machinery behind connecting is imported first, which takes as long as it takes.
  for (let tries = 0; tries < 500; tries++) {
    await settle()
    const question = wallet.questions.at(-1)
    if (question) return question
    await new Promise((resolve) => setTimeout(resolve, 2))
  }
  throw new Error('The wallet was not asked.')
}

/** What a promise comes to, as a word a table can hold. */
export function outcome(promise: Promise<{ readonly address: string }>): Promise<string> {
  return promise.then(
    ({ address }) => address,
    (error: unknown) => (error instanceof Error && 'code' in error ? String(error.code) : `not typed: ${error}`),
  )
}
