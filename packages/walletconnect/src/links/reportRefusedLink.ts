import { cleanText, createError, type Logger, setupErrors } from '@latchkey/common'

/** Logs why a wallet's link was refused. Omits the link, which may contain a pairing URI. */
export function reportRefusedLink(logger: Logger, wallet: string, reason: string): void {
  const details = `A link of the wallet "${cleanText(wallet)}" was refused: ${reason}.`
  logger.error(`[latchkey] ${details}`, createError(setupErrors.LINK_NOT_VALID, { details }))
}
