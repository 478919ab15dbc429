#!/bin/sh
# Becomes process 1 of the Debian in the folder $1: file systems of its own, then its systemd. Runs in fresh
# namespaces, so everything mounted here ends with it.
set -eu
cd "$1"
mount --make-rprivate /
mount --bind . .
cd "$1"
mount -t proc proc proc
mount -t sysfs sysfs sys
mount -t cgroup2 cgroup2 sys/fs/cgroup
mount -t tmpfs -o mode=755 tmpfs run
mount -t tmpfs tmpfs tmp
mount -t tmpfs -o mode=755 tmpfs dev
mkdir dev/pts dev/shm
mount -t devpts -o newinstance,ptmxmode=0666,mode=620,gid=5 devpts dev/pts
for device in null zero full random urandom tty; do
  touch "dev/$device"
  mount --bind "/dev/$device" "dev/$device"
done
ln -s pts/ptmx dev/ptmx
ln -s /proc/self/fd dev/fd
for number in 0:stdin 1:stdout 2:stderr; do
  ln -s "/proc/self/fd/${number%:*}" "dev/${number#*:}"
done
pivot_root . mnt
umount -l /mnt
exec env -i container=rehearsal PATH=/usr/sbin:/usr/bin:/sbin:/bin /sbin/init
