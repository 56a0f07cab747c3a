/** TestToken: compiled from `contracts/TestToken.sol` by `scripts/compileContracts.mjs`. */
export const testToken = {
  abi: [
    {
      inputs: [
        { internalType: 'uint256', name: 'available', type: 'uint256' },
        { internalType: 'uint256', name: 'needed', type: 'uint256' },
      ],
      name: 'InsufficientAllowance',
      type: 'error',
    },
    {
      inputs: [
        { internalType: 'uint256', name: 'available', type: 'uint256' },
        { internalType: 'uint256', name: 'needed', type: 'uint256' },
      ],
      name: 'InsufficientBalance',
      type: 'error',
    },
    {
      anonymous: false,
      inputs: [
        { indexed: true, internalType: 'address', name: 'owner', type: 'address' },
        { indexed: true, internalType: 'address', name: 'spender', type: 'address' },
        { indexed: false, internalType: 'uint256', name: 'value', type: 'uint256' },
      ],
      name: 'Approval',
      type: 'event',
    },
    {
      anonymous: false,
      inputs: [
        { indexed: true, internalType: 'address', name: 'from', type: 'address' },
        { indexed: true, internalType: 'address', name: 'to', type: 'address' },
        { indexed: false, internalType: 'uint256', name: 'value', type: 'uint256' },
      ],
      name: 'Transfer',
      type: 'event',
    },
    {
      inputs: [
        { internalType: 'address', name: 'owner', type: 'address' },
        { internalType: 'address', name: 'spender', type: 'address' },
      ],
      name: 'allowance',
      outputs: [{ internalType: 'uint256', name: '', type: 'uint256' }],
      stateMutability: 'view',
      type: 'function',
    },
    {
      inputs: [
        { internalType: 'address', name: 'spender', type: 'address' },
        { internalType: 'uint256', name: 'value', type: 'uint256' },
      ],
      name: 'approve',
      outputs: [{ internalType: 'bool', name: '', type: 'bool' }],
      stateMutability: 'nonpayable',
      type: 'function',
    },
    {
      inputs: [{ internalType: 'address', name: 'account', type: 'address' }],
      name: 'balanceOf',
      outputs: [{ internalType: 'uint256', name: '', type: 'uint256' }],
      stateMutability: 'view',
      type: 'function',
    },
    {
      inputs: [],
      name: 'decimals',
      outputs: [{ internalType: 'uint8', name: '', type: 'uint8' }],
      stateMutability: 'view',
      type: 'function',
    },
    {
      inputs: [
        { internalType: 'address', name: 'to', type: 'address' },
        { internalType: 'uint256', name: 'value', type: 'uint256' },
      ],
      name: 'mint',
      outputs: [],
      stateMutability: 'nonpayable',
      type: 'function',
    },
    {
      inputs: [],
      name: 'name',
      outputs: [{ internalType: 'string', name: '', type: 'string' }],
      stateMutability: 'view',
      type: 'function',
    },
    {
      inputs: [],
      name: 'symbol',
      outputs: [{ internalType: 'string', name: '', type: 'string' }],
      stateMutability: 'view',
      type: 'function',
    },
    {
      inputs: [],
      name: 'totalSupply',
      outputs: [{ internalType: 'uint256', name: '', type: 'uint256' }],
      stateMutability: 'view',
      type: 'function',
    },
    {
      inputs: [
        { internalType: 'address', name: 'to', type: 'address' },
        { internalType: 'uint256', name: 'value', type: 'uint256' },
      ],
      name: 'transfer',
      outputs: [{ internalType: 'bool', name: '', type: 'bool' }],
      stateMutability: 'nonpayable',
      type: 'function',
    },
    {
      inputs: [
        { internalType: 'address', name: 'from', type: 'address' },
        { internalType: 'address', name: 'to', type: 'address' },
        { internalType: 'uint256', name: 'value', type: 'uint256' },
      ],
      name: 'transferFrom',
      outputs: [{ internalType: 'bool', name: '', type: 'bool' }],
      stateMutability: 'nonpayable',
      type: 'function',
    },
  ],
  runtimeCode:
    '0x608060405234801561001057600080fd5b506004361061009e5760003560e01c806340c10f191161006657806340c10f191461014957806370a082311461015e57806395d89b411461017e578063a9059cbb146101a1578063dd62ed3e146101b457600080fd5b806306fdde03146100a3578063095ea7b3146100e257806318160ddd1461010557806323b872dd1461011c578063313ce5671461012f575b600080fd5b6100cc6040518060400160405280600a8152602001692a32b9ba102a37b5b2b760b11b81525081565b6040516100d9919061046a565b60405180910390f35b6100f56100f03660046104d4565b6101df565b60405190151581526020016100d9565b61010e60005481565b6040519081526020016100d9565b6100f561012a3660046104fe565b61024c565b610137601281565b60405160ff90911681526020016100d9565b61015c6101573660046104d4565b6102ee565b005b61010e61016c36600461053b565b60016020526000908152604090205481565b6100cc60405180604001604052806004815260200163151154d560e21b81525081565b6100f56101af3660046104d4565b610376565b61010e6101c236600461055d565b600260209081526000928352604080842090915290825290205481565b3360008181526002602090815260408083206001600160a01b038716808552925280832085905551919290917f8c5be1e5ebec7d5bd14f71427d1e84f3dd0314c0f7b2291e5b200ac8c7c3b9259061023a9086815260200190565b60405180910390a35060015b92915050565b6001600160a01b0383166000908152600260209081526040808320338452909152812054828110156102a05760405163054365bb60e31b815260048101829052602481018490526044015b60405180910390fd5b60001981146102d8576102b383826105a6565b6001600160a01b03861660009081526002602090815260408083203384529091529020555b6102e385858561038c565b506001949350505050565b806000808282546102ff91906105b9565b90915550506001600160a01b0382166000908152600160205260408120805483929061032c9084906105b9565b90915550506040518181526001600160a01b038316906000907fddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef9060200160405180910390a35050565b600061038333848461038c565b50600192915050565b6001600160a01b038316600090815260016020526040902054818110156103d05760405163cf47918160e01b81526004810182905260248101839052604401610297565b6103da82826105a6565b6001600160a01b0380861660009081526001602052604080822093909355908516815290812080548492906104109084906105b9565b92505081905550826001600160a01b0316846001600160a01b03167fddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef8460405161045c91815260200190565b60405180910390a350505050565b602081526000825180602084015260005b81811015610498576020818601810151604086840101520161047b565b506000604082850101526040601f19601f83011684010191505092915050565b80356001600160a01b03811681146104cf57600080fd5b919050565b600080604083850312156104e757600080fd5b6104f0836104b8565b946020939093013593505050565b60008060006060848603121561051357600080fd5b61051c846104b8565b925061052a602085016104b8565b929592945050506040919091013590565b60006020828403121561054d57600080fd5b610556826104b8565b9392505050565b6000806040838503121561057057600080fd5b610579836104b8565b9150610587602084016104b8565b90509250929050565b634e487b7160e01b600052601160045260246000fd5b8181038181111561024657610246610590565b808201808211156102465761024661059056',
} as const
