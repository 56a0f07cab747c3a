import { useAccountModal, useChainModal, useConnectModal } from '@rainbow-me/rainbowkit';
import { useAccount } from 'wagmi';

export function Menu() {
  const { isConnected } = useAccount();
  const { openConnectModal, connectModalOpen } = useConnectModal();
  const { openAccountModal } = useAccountModal();
  const { openChainModal: open } = useChainModal();

  if (!isConnected)
    return (
      <button onClick={openConnectModal} disabled={connectModalOpen}>
        Connect
      </button>
    );
  return (
    <nav>
      {openAccountModal && <button onClick={openAccountModal}>Account</button>}
      <button onClick={() => open?.()}>Networks</button>
    </nav>
  );
}
