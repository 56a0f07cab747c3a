const { mainnet } = require('@latchkey/appkit/networks')

module.exports = { id: mainnet.id }
