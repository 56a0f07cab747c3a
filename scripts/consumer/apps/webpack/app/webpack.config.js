import path from 'node:path'

export default {
  entry: './src/main.tsx',
  output: { path: path.resolve('public'), publicPath: '/' },
  resolve: { extensions: ['.tsx', '.ts', '.js'] },
  module: { rules: [{ test: /\.tsx?$/, loader: 'ts-loader' }] },
  devServer: { static: 'public', hot: true },
}
