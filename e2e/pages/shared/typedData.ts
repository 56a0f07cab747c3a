/** A small order, as EIP-712 data for a chain. */
export function typedData(chainId: number) {
  return {
    domain: { name: 'Journeys', version: '1', chainId },
    types: {
      Order: [
        { name: 'item', type: 'string' },
        { name: 'count', type: 'uint256' },
      ],
    },
    primaryType: 'Order',
    message: { item: 'latch', count: '3' },
  } as const
}
