import { cleanText, type Logger, setupError } from '@latchkey/common'

/** Logs that a link of a wallet was left out, and why. The link stays out of the log, as it may hold a pairing code. */
export function warnRefusedLink(logger: Logger, wallet: string, reason: string): void {
  const details = `A link of the wallet "${cleanText(wallet)}" was refused: ${reason}.`
  logger.warn(`[latchkey] ${details}`, setupError('LINK_NOT_VALID', { details }))
}
