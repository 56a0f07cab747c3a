import '../four/main.js'
