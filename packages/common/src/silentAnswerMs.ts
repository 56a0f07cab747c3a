/** How long a wallet may take for what needs nobody's approval. */
export const silentAnswerMs = 5_000
