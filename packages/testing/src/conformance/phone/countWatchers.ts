import type { WalletConnectChannel, WalletConnectDescriptor } from '@latchkey/common'

/** Counts the listeners on the channels of sessions that the returned descriptor opens. */
export function countWatchers(descriptor: WalletConnectDescriptor) {
  let watchers = 0
  const watched = (channel: WalletConnectChannel): WalletConnectChannel => ({
    ...channel,
    watch(listener) {
      watchers++
      const stop = channel.watch(listener)
      let isOver = false
      return () => {
        if (!isOver) watchers--
        isOver = true
        stop()
      }
    },
  })
  const open: WalletConnectDescriptor['open'] = (channel, request) => descriptor.open(watched(channel), request)
  return { counted: { ...descriptor, open }, count: () => watchers }
}
