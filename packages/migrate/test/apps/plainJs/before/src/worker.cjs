const { mainnet } = require('@reown/appkit/networks')

module.exports = { id: mainnet.id }
