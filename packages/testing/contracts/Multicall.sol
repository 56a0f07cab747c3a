// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

/// The calls of Multicall3 that clients make to read many values at once, with the same signatures.
contract Multicall {
    struct Call {
        address target;
        bytes callData;
    }

    struct Call3 {
        address target;
        bool allowFailure;
        bytes callData;
    }

    struct Result {
        bool success;
        bytes returnData;
    }

    error CallFailed(uint256 index);

    function aggregate3(Call3[] calldata calls) external payable returns (Result[] memory results) {
        results = new Result[](calls.length);
        for (uint256 i = 0; i < calls.length; i++) {
            results[i] = run(i, calls[i].target, calls[i].callData, calls[i].allowFailure);
        }
    }

    function tryAggregate(bool requireSuccess, Call[] calldata calls) external payable returns (Result[] memory results) {
        results = new Result[](calls.length);
        for (uint256 i = 0; i < calls.length; i++) {
            results[i] = run(i, calls[i].target, calls[i].callData, !requireSuccess);
        }
    }

    function getEthBalance(address account) external view returns (uint256 balance) {
        return account.balance;
    }

    function getBlockNumber() external view returns (uint256 blockNumber) {
        return block.number;
    }

    function getCurrentBlockTimestamp() external view returns (uint256 timestamp) {
        return block.timestamp;
    }

    function getChainId() external view returns (uint256 chainId) {
        return block.chainid;
    }

    function run(uint256 index, address target, bytes calldata data, bool mayFail) private returns (Result memory) {
        (bool success, bytes memory returnData) = target.call(data);
        if (!success && !mayFail) revert CallFailed(index);
        return Result(success, returnData);
    }
}
