export type { SIWEClient, SIWXConfig, SIWXHost, SIWXMessage, SIWXMessageData, SIWXMessageInput, SIWXSession } from '@latchkey/common'
