import { formatUnits } from '@latchkey/common'
import { parseWireTransaction, type WireInstruction } from '../../chains/solana/wireTransaction.js'
import type { PromptPart } from '../base/prompt.js'

const systemProgram = '1'.repeat(32)
const transferLength = 12

/** Describes a transaction for a prompt: recipient and amount of a transfer, program and data of anything else. */
export function describeTransaction(bytes: Uint8Array): readonly PromptPart[] {
  return parseWireTransaction(bytes).instructions.map(describeInstruction)
}

function describeInstruction({ program, accounts, data }: WireInstruction): PromptPart {
  const view = new DataView(data.buffer, data.byteOffset, data.byteLength)
  const isTransfer = program === systemProgram && data.length === transferLength && view.getUint32(0, true) === 2
  if (isTransfer)
    return {
      lines: [
        { label: 'To', value: accounts[1] ?? 'An account of a lookup table', kind: 'address' },
        { label: 'Amount', value: `${formatUnits(view.getBigUint64(4, true), 9)} SOL`, kind: 'amount' },
      ],
    }
  return {
    lines: [
      { label: 'Program', value: program ?? 'A program of a lookup table', kind: 'address' },
      { label: 'Data', value: `${data.length} bytes` },
    ],
  }
}
