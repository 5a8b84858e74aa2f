// Ends a command with one sentence when Node is too old to install and start the project. Every command imports it through project.mjs.
const oldest = 20;

if (Number(process.versions.node.split('.')[0]) < oldest) {
  console.error(`Regie needs Node ${oldest} or later; this is Node ${process.versions.node}.`);
  process.exit(1);
}
