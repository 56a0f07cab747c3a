import { expect, test } from '../fixtures/test.js'

test.use({ setup: { wallets: [{ preset: 'foxglove', knows: [31_337] }] } })

const added = [{ params: [expect.objectContaining({ chainId: '0x7a6a', chainName: 'Second Chain' })] }]

test('§8: a wallet without the network (4902) is asked to add it', async ({ app }) => {
  await app.open('basic/')
  await app.connect()
  await app.networkButton.click()
  await app.modal.row('Second Chain').click()
  await app.modal.isGone()
  await expect(app.fact('network')).toHaveText('Second Chain')
  expect(await app.wallet().requests('wallet_addEthereumChain')).toMatchObject(added)
  expect(await app.act('Sign typed data')).toMatchObject({ value: expect.stringMatching(/^0x/) })
})

test('§8 R36: a wallet with the code 4902 in originalError, like mobile wallets, is asked to add it, too', async ({
  app,
}) => {
  await app.open('basic/')
  await app.connect()
  await app.wallet().control('throwWith', 'wallet_switchEthereumChain', {
    code: -32_603,
    message: 'Internal JSON-RPC error.',
    data: { originalError: { code: 4_902, message: 'Unrecognized chain ID' } },
  })
  await app.act('Use Second Chain')
  await expect(app.fact('network')).toHaveText('Second Chain')
  expect(await app.wallet().requests('wallet_addEthereumChain')).toMatchObject(added)
})

test('R38: a wallet that cannot add it shows "Chain is not supported", and receives no second request', async ({
  app,
}) => {
  await app.open('basic/')
  await app.connect()
  await app.wallet().control('throwWith', 'wallet_addEthereumChain', { code: -32_603, message: 'no' })
  await app.networkButton.click()
  await app.modal.row('Second Chain').click()
  await expect(app.modal.alert).toContainText('Chain is not supported')
  await expect(app.fact('network')).toHaveText('Local Chain')
  expect(await app.wallet().requests('wallet_addEthereumChain')).toHaveLength(1)
  await app.modal.backButton.click()
  await app.modal.shows('Choose a network')
})
