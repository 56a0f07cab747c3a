import { useConnect, useConnectors } from "wagmi";

export function Connect() {
  const connectors = useConnectors();
  const { connect } = useConnect();
  return connectors.map((connector) => (
    <button type="button" key={connector.uid} onClick={() => connect({ connector })}>
      {connector.name}
    </button>
  ));
}
