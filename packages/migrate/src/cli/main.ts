#!/usr/bin/env node
import process from 'node:process'
import { runCli } from './runCli.js'

process.exitCode = runCli(process.argv.slice(2), {
  folder: process.cwd(),
  print: (text) => process.stdout.write(text),
  printError: (text) => process.stderr.write(text),
})
