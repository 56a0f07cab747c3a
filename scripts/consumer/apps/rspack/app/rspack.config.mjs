import path from 'node:path'

export default {
  entry: './src/main.tsx',
  output: { path: path.resolve('public'), publicPath: '/' },
  resolve: { extensions: ['.tsx', '.ts', '.js'] },
  module: {
    rules: [
      {
        test: /\.tsx?$/,
        exclude: /node_modules/,
        loader: 'builtin:swc-loader',
        options: {
          jsc: { parser: { syntax: 'typescript', tsx: true }, transform: { react: { runtime: 'automatic' } } },
        },
      },
    ],
  },
  devServer: { static: 'public', hot: true },
  lazyCompilation: false,
}
