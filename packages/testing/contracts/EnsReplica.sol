// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

/// A name service in one contract: registry, resolver and the two calls of the ENS Universal Resolver that clients make.
/// It stands at the Universal Resolver's address on the local replica of mainnet. Anyone may write: it is a test chain.
contract EnsReplica {
    error DNSDecodingFailed(bytes dns);
    error EmptyAddress();
    error ResolverNotFound(bytes name);
    error ReverseAddressMismatch(string primary, bytes primaryAddress);
    error UnsupportedResolverProfile(bytes4 selector);

    uint256 private constant COIN_TYPE_ETHER = 60;
    bytes4 private constant ADDR = bytes4(keccak256("addr(bytes32)"));
    bytes4 private constant ADDR_OF_COIN = bytes4(keccak256("addr(bytes32,uint256)"));
    bytes4 private constant TEXT = bytes4(keccak256("text(bytes32,string)"));

    struct Primary {
        string name;
        bytes32 node;
    }

    mapping(bytes32 node => bool) private known;
    mapping(bytes32 node => address) private addresses;
    mapping(bytes32 node => mapping(string key => string)) private texts;
    mapping(address account => Primary) private primaries;

    /// Points a name (in DNS wire form) at an address.
    function setAddress(bytes calldata dnsName, address account) external {
        bytes32 node = namehash(dnsName, 0);
        known[node] = true;
        addresses[node] = account;
    }

    /// Sets a text record of a name, such as `avatar`.
    function setText(bytes calldata dnsName, string calldata key, string calldata value) external {
        bytes32 node = namehash(dnsName, 0);
        known[node] = true;
        texts[node][key] = value;
    }

    /// Says which name an address goes by; it counts only if the name points back.
    function setPrimaryName(address account, bytes calldata dnsName, string calldata name) external {
        primaries[account] = Primary(name, namehash(dnsName, 0));
    }

    function resolveWithGateways(bytes calldata name, bytes calldata data, string[] calldata)
        external
        view
        returns (bytes memory result, address resolver)
    {
        bytes32 node = namehash(name, 0);
        if (!known[node]) revert ResolverNotFound(name);
        bytes4 selector = bytes4(data[:4]);
        if (selector == ADDR) return (abi.encode(addresses[node]), address(this));
        if (selector == ADDR_OF_COIN) {
            (, uint256 coinType) = abi.decode(data[4:], (bytes32, uint256));
            return (abi.encode(addressBytes(node, coinType)), address(this));
        }
        if (selector == TEXT) {
            (, string memory key) = abi.decode(data[4:], (bytes32, string));
            return (abi.encode(texts[node][key]), address(this));
        }
        revert UnsupportedResolverProfile(selector);
    }

    function reverseWithGateways(bytes calldata lookupAddress, uint256 coinType, string[] calldata)
        external
        view
        returns (string memory name, address resolver, address reverseResolver)
    {
        if (lookupAddress.length != 20) revert EmptyAddress();
        address account = address(bytes20(lookupAddress));
        Primary storage primary = primaries[account];
        if (coinType != COIN_TYPE_ETHER || bytes(primary.name).length == 0) revert ResolverNotFound(lookupAddress);
        address forward = addresses[primary.node];
        if (forward != account) revert ReverseAddressMismatch(primary.name, abi.encodePacked(forward));
        return (primary.name, address(this), address(this));
    }

    function addressBytes(bytes32 node, uint256 coinType) private view returns (bytes memory) {
        address account = addresses[node];
        if (coinType != COIN_TYPE_ETHER || account == address(0)) return "";
        return abi.encodePacked(account);
    }

    function namehash(bytes calldata dns, uint256 offset) private pure returns (bytes32) {
        if (offset >= dns.length) revert DNSDecodingFailed(dns);
        uint256 end = offset + 1 + uint8(dns[offset]);
        if (end == offset + 1) {
            if (end != dns.length) revert DNSDecodingFailed(dns);
            return bytes32(0);
        }
        if (end > dns.length) revert DNSDecodingFailed(dns);
        return keccak256(abi.encodePacked(namehash(dns, end), keccak256(dns[offset + 1:end])));
    }
}
