export * from './base/waitingRoom.js'
