export { getPublicClient, getWalletClient, type ViemSource } from '../viem/viemClients.js'
