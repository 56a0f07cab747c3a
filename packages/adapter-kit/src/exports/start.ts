// The code of an adapter that loads with the page. Bundlers that split by file would load all of `.` with one of its
// names.
export { defineAdapter } from '../adapter/defineAdapter.js'
