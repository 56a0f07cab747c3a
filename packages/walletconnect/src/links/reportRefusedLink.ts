import { cleanText, type Logger } from '@latchkey/common'

/** Logs why a wallet's link was refused. Omits the link, which may contain a pairing URI. */
export function reportRefusedLink(logger: Logger, wallet: string, reason: string): void {
  logger.error(`[latchkey] A link of the wallet "${cleanText(wallet)}" was refused: ${reason}.`)
}
