import type { OpenRemote, RemoteChannel } from '@latchkey/common'

/** Counts the listeners on the channels of sessions that the returned function opens. */
export function countWatchers(openRemote: OpenRemote) {
  let watchers = 0
  const watched = (channel: RemoteChannel): RemoteChannel => ({
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
  const counted: OpenRemote = (channel, request) => openRemote(watched(channel), request)
  return { counted, count: () => watchers }
}
