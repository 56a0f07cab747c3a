/** What the client calls itself at the network's servers. */
export const clientVersion = 'js-2.21.8'
