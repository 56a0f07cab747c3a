import { useAppKit, useAppKitState } from '@latchkey/appkit/react';
import { useAccount } from 'wagmi';

export function Menu() {
  const { isConnected } = useAccount();
  const { open: openConnectModal } = useAppKit();
  const { open: connectModalOpen } = useAppKitState();
  const { open: openAccountModal } = useAppKit();
  const { open } = useAppKit();

  if (!isConnected)
    return (
      <button onClick={() => openConnectModal()} disabled={connectModalOpen}>
        Connect
      </button>
    );
  return (
    <nav>
      {openAccountModal && <button onClick={() => openAccountModal({ view: 'Account' })}>Account</button>}
      <button onClick={() => open?.({ view: 'Networks' })}>Networks</button>
    </nav>
  );
}
