'use client'

export const ConnectButton = () => (
  <div>
    <appkit-button />
  </div>
)
