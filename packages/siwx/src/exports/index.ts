export type { SIWXConfig, SIWXHost, SIWXMessage, SIWXMessageData, SIWXMessageInput, SIWXSession } from '@latchkey/common'
